import { expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { account, codeOf, create, get, guest, live } from '../client.ts';
import { startServer } from '../server.ts';

const { address } = await closeAfterAll(startServer());
const SEND =
  'mutation ($i: SendMessageInput!) { sendMessage(input: $i) { id room phrase text player { name guest } } }';
const READ = `query ($m: ID!, $r: MessageRoom, $after: Cursor) { messages(matchId: $m, room: $r, first: 1, after: $after) {
  totalCount nodes { text } pageInfo { hasNextPage endCursor } } }`;
const page = z.object({
  messages: z.object({
    totalCount: z.number(),
    nodes: z.array(z.object({ text: z.string() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string() }),
  }),
});

it('clients send, page through and follow messages', async () => {
  const ann = await account(address, 'Ann');
  const zoe = await guest(address, 'Zoe');
  const { id: matchId } = await create(address, ann, { game: 'golems' });
  expect(await get(z.unknown(), address, SEND, { i: { matchId, text: 'Hi' } }, ann)).toMatchObject({
    sendMessage: { room: 'PLAYERS', phrase: null, text: 'Hi', player: { name: 'Ann', guest: false } },
  });
  expect(await get(z.unknown(), address, SEND, { i: { matchId, phrase: 'HELLO' } }, zoe)).toMatchObject({
    sendMessage: { room: 'SPECTATORS', phrase: 'HELLO', text: 'Hello!', player: { name: 'Zoe', guest: true } },
  });
  expect(await codeOf(address, SEND, { i: { matchId, text: 'Hi' } }, zoe)).toBe('FORBIDDEN');
  expect(await codeOf(address, SEND, { i: { matchId, text: 'Hi' } })).toBe('UNAUTHENTICATED');

  await get(z.unknown(), address, SEND, { i: { matchId, phrase: 'THANKS' } }, ann);
  const { messages: newest } = await get(page, address, READ, { m: matchId });
  expect(newest).toMatchObject({ totalCount: 2, nodes: [{ text: 'Thank you!' }], pageInfo: { hasNextPage: true } });
  const older = await get(page, address, READ, { m: matchId, after: newest.pageInfo.endCursor });
  expect(older.messages).toMatchObject({ nodes: [{ text: 'Hi' }], pageInfo: { hasNextPage: false } });

  const client = live(address);
  const updates = client.iterate<{ messageUpdates: { text: string; at: string } }>({
    query: 'subscription ($m: ID!, $after: DateTime) { messageUpdates(matchId: $m, after: $after) { text at } }',
    variables: { m: matchId, after: null },
  });
  const heard: unknown[] = [];
  for await (const { data } of updates) {
    heard.push(data?.messageUpdates.text);
    if (heard.length === 2) void get(z.unknown(), address, SEND, { i: { matchId, phrase: 'GOODBYE' } }, ann);
    if (heard.length === 3) break;
  }
  expect(heard).toEqual(['Hi', 'Thank you!', 'Goodbye!']);
  await client.dispose();
});
