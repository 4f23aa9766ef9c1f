import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, get } from '../../api/client.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { does, type Entered, entered, players } from './tournament-requests.ts';

const server = await closeAfterAll(startServer());

const starting = (startsAt: string) => ({ name: 'Early', game: 'golems', startsAt, checkIn: 60, roundLength: 3600 });

const seen = z.object({
  tournament: z.object({
    status: z.string(),
    begunAt: z.iso.datetime().nullable(),
    setup: z.object({ startsAt: z.iso.datetime() }),
    entrants: z.array(z.object({ gone: z.string().nullable() })),
  }),
});
const read = async (id: string) => {
  const query = 'query ($id: ID!) { tournament(id: $id) { status begunAt setup { startsAt } entrants { gone } } }';
  return (await get(seen, server.address, query, { id })).tournament;
};

async function account(name: string): Promise<Entered> {
  const [one] = await players(server.address, 1, name);
  return one ?? expect.fail('no player');
}

/** A tournament in which two of three entrants checked in before the start; null if this machine was too slow. */
async function checkedIn(organizer: Entered, field: readonly Entered[], startsAt: string): Promise<string | null> {
  const id = await entered(server.address, organizer, starting(startsAt), field).catch(() => null);
  if (!id) return null;
  const all = field.slice(1).map((one) => does(server.address, one, 'checkIn', 'EntrantInput', { id }));
  const done = await Promise.allSettled(all);
  return done.every(({ status }) => status === 'fulfilled') ? id : null;
}

test('it begins at its start time, with the players who checked in', async () => {
  const organizer = await account('Starter');
  const field = await players(server.address, 3, 'Punctual');
  let [id, startsAt]: [string | null, string] = [null, ''];
  for (let seconds = 3; !id && seconds < 200; seconds *= 4) {
    startsAt = new Date(Date.now() + 1000 * seconds).toISOString();
    id = await checkedIn(organizer, field, startsAt);
  }
  let now = await read(id ?? '');
  for (; now.status === 'OPEN'; now = await read(id ?? '')) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(now.status).toBe('RUNNING');
  expect(Date.parse(now.begunAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startsAt));
  expect(now.entrants.map(({ gone }) => gone)).toEqual(['ABSENT', null, null]);
});

test('a repeated request to unregister gets the same response, and a new one is refused', async () => {
  const organizer = await account('Patient');
  const [one] = await players(server.address, 1, 'Wavering');
  if (!one) return expect.fail('no player');
  const id = await entered(server.address, organizer, { name: 'Open', game: 'golems' }, [one]);
  const away = { id, key: 'away' };
  const first = await does(server.address, one, 'unregisterFromTournament', 'EntrantInput', away);
  expect(await does(server.address, one, 'unregisterFromTournament', 'EntrantInput', away)).toEqual(first);
  const anew = 'mutation ($i: EntrantInput!) { unregisterFromTournament(input: $i) { id } }';
  expect(await codeOf(server.address, anew, { i: { id, key: 'other' } }, one.token)).toBe('FORBIDDEN');
});

test('a time is accepted as a variable and as a literal, and refused if it is not one', async () => {
  const organizer = await account('Scribe');
  const create = 'mutation ($i: CreateTournamentInput!) { createTournament(input: $i) { id } }';
  for (const startsAt of ['tomorrow', '2030-01-31', 1_900_000_000_000, true])
    expect(
      await codeOf(server.address, create, { i: { setup: { ...starting(''), startsAt } } }, organizer.token),
      `${startsAt}`,
    ).toBe('BAD_INPUT');
  const literal = (text: string) =>
    `mutation { createTournament(input: { setup: { name: "Said", game: "golems", startsAt: ${text} } }) { setup { startsAt } } }`;
  expect(await codeOf(server.address, literal('1900000000000'), {}, organizer.token)).toBe('BAD_INPUT');
  const made = z.object({ createTournament: z.object({ setup: z.object({ startsAt: z.string() }) }) });
  const { createTournament } = await get(
    made,
    server.address,
    literal('"2030-01-31T19:05:09+01:00"'),
    {},
    organizer.token,
  );
  expect(createTournament.setup.startsAt).toBe('2030-01-31T18:05:09.000Z');
});

test('a start in the past is refused when a tournament is created, set up or opened', async () => {
  const organizer = await account('Late');
  const made = z.object({ it: z.object({ id: z.string() }) });
  const create = 'mutation ($i: CreateTournamentInput!) { it: createTournament(input: $i) { id } }';
  const setup = (seconds: number) => ({
    ...starting(''),
    startsAt: new Date(Date.now() + 1000 * seconds).toISOString(),
  });
  expect(await codeOf(server.address, create, { i: { setup: setup(-60) } }, organizer.token)).toBe('BAD_INPUT');
  let soon = { i: { key: '', setup: setup(0) } };
  // On a busy machine the start may pass before the request arrives.
  for (let seconds = 4; soon.i.key === '' && seconds < 300; seconds *= 3) {
    const tried = { i: { key: `soon ${seconds}`, setup: setup(seconds) } };
    if ((await codeOf(server.address, create, tried, organizer.token)) === undefined) soon = tried;
  }
  const { it } = await get(made, server.address, create, soon, organizer.token);
  const change = 'mutation ($i: SetUpTournamentInput!) { setUpTournament(input: $i) { id } }';
  expect(await codeOf(server.address, change, { i: { ...it, setup: setup(-60) } }, organizer.token)).toBe('BAD_INPUT');
  const hasPassed = () => Date.now() > Date.parse(soon.i.setup.startsAt) + 500;
  await expect.poll(hasPassed).toBe(true);
  const open = 'mutation ($i: TournamentInput!) { openRegistration(input: $i) { id } }';
  expect(await codeOf(server.address, open, { i: it }, organizer.token)).toBe('BAD_INPUT');
  expect(await get(made, server.address, create, soon, organizer.token)).toEqual({ it });
});
