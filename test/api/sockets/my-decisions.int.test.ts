import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { ask, create, get, guest, join, resign } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');

/** Creates a match in which Ada holds both seats, so that every decision is hers. */
async function asked(timeControl: object | null): Promise<string> {
  const { invitation } = await create(server.address, ada, { visibility: 'PRIVATE', timeControl });
  return (await join(server.address, ada, { invitation, seat: 1 })).id;
}

const shape = z.object({
  myDecisions: z.array(
    z.object({ matchId: z.string(), deadline: z.string().nullable(), choices: z.array(z.unknown()) }),
  ),
});
const QUERY = 'query ($first: Int) { myDecisions(first: $first) { matchId deadline choices { label } } }';

async function decisions(token: string, first?: number) {
  return (await get(shape, server.address, QUERY, { first }, token)).myDecisions;
}

describe('my decisions in all my matches', () => {
  it('come in the order of their deadlines, those without one last', async () => {
    const [never, days, soon, later] = [
      await asked(null),
      await asked({ days: 3 }),
      await asked({ perDecision: 60 }),
      await asked(null),
    ];
    const found = await decisions(ada);
    expect(found.map(({ matchId }) => matchId)).toEqual([soon, days, never, later]);
    expect(found.every(({ choices }) => choices.length > 0)).toBe(true);
    expect((await decisions(ada, 2)).map(({ matchId }) => matchId)).toEqual([soon, days]);
    await resign(server.address, ada, soon);
    expect((await decisions(ada)).map(({ matchId }) => matchId)).toEqual([days, never, later]);
  });

  it('are visible to me only', async () => {
    expect(await decisions(await guest(server.address, 'Bob'))).toEqual([]);
    expect((await ask(server.address, QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([0, 51, -1])('are refused as pages of %i', async (first) => {
    expect((await ask(server.address, QUERY, { first }, ada)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
