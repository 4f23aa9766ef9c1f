import {
  type Api,
  ask,
  type BotLevel,
  createMatch,
  GAMES,
  joinMatch,
  MY_MATCHES,
  readMatch,
  ServerRefusal,
} from '../../clients/typescript/src/index.ts';
import type { Opponent, Options } from './options.ts';
import { Unusable } from './plain-words.ts';
import { askText, chooseOne } from './prompts.ts';
import type { GameInfo, Match } from './shapes.ts';
import { given } from './sign-in.ts';

/** Finds the match to play or watch, by the arguments or by asking the user. */
export async function chooseMatch(api: Api, options: Options): Promise<Match> {
  if (options.join) return join(api, options.join);
  const id = options.watch ?? options.match;
  if (id) return matchById(api, id);
  const isTold = options.auto !== undefined || options.game !== undefined || options.against !== undefined;
  const found = isTold ? null : await chooseExisting(api);
  return found ?? create(api, options);
}

// Returns one of the player's running matches, a match to which a friend has invited the player, or null for a new
// match.
async function chooseExisting(api: Api): Promise<Match | null> {
  const { nodes } = (await ask(api, MY_MATCHES, {})).matches;
  const items = nodes.map(({ id, game, seats }) => ({
    value: { id },
    label: `Continue ${game.title}: ${seats.map(({ name }) => name).join(', ')}`,
  }));
  const picked = given(
    await chooseOne<'new' | 'join' | { id: string }>('What would you like to do?', [
      ...items,
      { value: 'new', label: 'A new match' },
      { value: 'join', label: 'Join a friend' },
    ]),
  );
  if (picked === 'new') return null;
  return picked === 'join' ? join(api, given(await askText('The invitation'))) : matchById(api, picked.id);
}

async function matchById(api: Api, id: string): Promise<Match> {
  const found = await readMatch(api, id);
  if (!found) throw new Unusable(`Match ${id} does not exist, or you may not see it.`);
  return found;
}

// Joins a match. The code is an invitation or the id of a public match.
async function join(api: Api, code: string): Promise<Match> {
  try {
    return await joinMatch(api, { invitation: code });
  } catch (error) {
    if (!(error instanceof ServerRefusal && error.code === 'NOT_FOUND')) throw error;
    return joinMatch(api, { matchId: code });
  }
}

async function create(api: Api, options: Options): Promise<Match> {
  const chosen = await chooseGame(api, options);
  const against = options.against ?? (options.auto ? 'steady' : await askOpponent());
  const seats = options.seats ?? chosen.minSeats;
  return createMatch(api, {
    game: chosen.id,
    seats,
    options: options.options ?? {},
    visibility: against === 'friend' ? 'PRIVATE' : 'PUBLIC',
    ...(options.clock ? { timeControl: { perDecision: options.clock } } : {}),
    ...(against === 'friend' ? {} : { bots: botsFor(against, seats - 1) }),
  });
}

function botsFor(against: Exclude<Opponent, 'friend'>, count: number): { level: BotLevel }[] {
  return Array.from({ length: count }, () => ({ level: against === 'steady' ? 'STEADY' : 'RANDOM' }));
}

async function chooseGame(api: Api, { game: wanted, auto }: Options): Promise<GameInfo> {
  const all = (await ask(api, GAMES, {})).games;
  const [first] = all;
  if (!first) throw new Unusable('This server has no games.');
  if (!wanted) return auto || all.length === 1 ? first : askGame(all);
  const found = all.find(({ id }) => id === wanted);
  if (!found) throw new Unusable(`There is no game ${wanted}. The games are ${all.map(({ id }) => id).join(', ')}.`);
  return found;
}

async function askGame(all: readonly GameInfo[]): Promise<GameInfo> {
  return given(
    await chooseOne(
      'Which game?',
      all.map((one) => ({ value: one, label: one.title, hint: one.about })),
    ),
  );
}

async function askOpponent(): Promise<Opponent> {
  return given(
    await chooseOne<Opponent>('Against whom?', [
      { value: 'steady', label: 'A steady bot', hint: 'thinks one step ahead' },
      { value: 'random', label: 'A random bot', hint: 'plays random moves' },
      { value: 'friend', label: 'A friend', hint: 'in a second terminal' },
    ]),
  );
}
