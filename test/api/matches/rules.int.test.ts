import { expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, get, guest, join } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());

const RULES = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      cards: z.array(z.object({ kind: z.string() })),
      rules: z.object({
        goal: z.string(),
        sections: z.array(
          z.object({
            key: z.string(),
            text: z.string(),
            questions: z.array(z.string()),
            cardKinds: z.array(z.string()),
          }),
        ),
        glossary: z.array(z.object({ term: z.string() })).min(1),
        hints: z.array(z.object({ question: z.string(), text: z.string() })).min(1),
      }),
    }),
  ),
});
const { games } = await get(
  RULES,
  server.address,
  `{ games { id cards { kind } rules { goal sections { key text questions cardKinds } glossary { term }
     hints { question text } } } }`,
);

const QUESTION = z.object({ match: z.object({ question: z.string().nullable() }) });
const question = async (id: string, token?: string): Promise<string | null> => {
  const { match } = await get(
    QUESTION,
    server.address,
    'query ($id: ID!) { match(id: $id) { question } }',
    { id },
    token,
  );
  return match.question;
};

it.each(games)('$id: the first question and every kind of card have a section', async ({ id, cards, rules }) => {
  const token = await guest(server.address, 'Ann');
  const match = await create(server.address, token, { game: id, seats: 2 });
  await join(server.address, await guest(server.address, 'Ben'), { matchId: match.id });
  const asked = await question(match.id, token);
  expect(await question(match.id)).toBe(asked); // spectators can follow
  expect(rules.sections.filter(({ questions }) => questions.includes(asked ?? ''))).toHaveLength(1);
  const kinds = [...new Set(cards.map(({ kind }) => kind))].sort();
  expect(rules.sections.flatMap(({ cardKinds }) => cardKinds).sort()).toEqual(kinds);
});

it('a match that waits for players has no question', async () => {
  const token = await guest(server.address, 'Ann');
  const { id } = await create(server.address, token, { game: 'golems', seats: 2 });
  expect(await question(id, token)).toBeNull();
});
