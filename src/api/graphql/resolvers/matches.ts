import { Refused } from '../../../errors.ts';
import { gameKey } from '../../../games/index.ts';
import {
  cancelMatch,
  createMatch,
  feed,
  joinMatch,
  listMatches,
  type Match,
  readMatch,
  resign,
  type SubmitMove,
  setAutoPass,
  submitMove,
  viewerOf,
} from '../../../matches/index.ts';
import { signedIn } from '../../caller.ts';
import type { Context } from '../context.ts';
import { matchPage } from '../pages.ts';
import { inMoveInput } from '../shown-decision.ts';
import type { EntryResolvers, MutationResolvers, QueryResolvers, SubmitMoveInput } from '../types.generated.ts';

export const matchQueries = {
  match: (_, { id }, { room, caller }) => readMatch(room, caller, id).catch(orNull),
  matches: async (_, { filter = null, first = null, after = null }, { room, caller }) => {
    if (filter?.mine) signedIn(caller);
    return matchPage(await listMatches(room, caller, { filter, first, after }));
  },
} satisfies QueryResolvers;

export const matchMutations = {
  createMatch: (_, { input }, { room, caller }) => createMatch(room, signedIn(caller), input),
  joinMatch: (_, { input }, { room, caller }) => joinMatch(room, signedIn(caller), input),
  submitMove: async (_, { input }, { room, caller }) => {
    const player = signedIn(caller);
    const { match, entry } = await submitMove(room, player, moveOf(input)).catch(inClientsWords(room, input));
    const [shown] = feed(match, [entry], viewerOf(match, player.id));
    if (!shown) throw new Error('an entry without its feed');
    return { match, entry: shown };
  },
  resign: (_, input, { room, caller }) => resign(room, signedIn(caller), input),
  setAutoPass: (_, { matchId, mode, seat = null }, { room, caller }) =>
    setAutoPass(room, signedIn(caller), { matchId, mode, seat }),
  cancelMatch: (_, input, { room, caller }) => cancelMatch(room, signedIn(caller), input),
} satisfies MutationResolvers;

export const entry = {
  facts: ({ facts }) => facts.map(({ fact, ...data }) => ({ name: fact, data })),
} satisfies EntryResolvers;

// @oneOf: exactly one key, the game's.
function moveOf({ matchId, version, key = null, move }: SubmitMoveInput): SubmitMove {
  const [given] = Object.entries(move);
  if (!given) throw new Refused('BAD_INPUT', 'A move has one key: its game.', { field: 'input.move' });
  return { matchId, version, key, game: given[0], move: given[1] };
}

// The choices that a refusal lists are sent back as they are, so they must be MoveInput JSON as everywhere.
function inClientsWords(room: Context['room'], { move }: SubmitMoveInput): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refused) || !Array.isArray(error.details.choices)) throw error;
    const game = room.games.find((one) => Object.hasOwn(move, gameKey(one)));
    const choices = error.details.choices.map((choice) => (game ? inMoveInput(game, choice) : choice));
    throw new Refused(error.code, error.message, { ...error.details, choices });
  };
}

function orNull(error: unknown): Match | null {
  if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
  throw error;
}
