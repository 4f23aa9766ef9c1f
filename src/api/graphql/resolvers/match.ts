import { findPlayer } from '../../../accounts/index.ts';
import type { ZoneKind } from '../../../engine/index.ts';
import { gameKey } from '../../../games/index.ts';
import { type MatchView, readingsOf, readMatch, readReplay } from '../../../matches/index.ts';
import type { Context } from '../../request/context.ts';
import { decisionView } from '../decision-view.ts';
import { entryConnection } from '../pagination.ts';
import type { MatchParent } from '../resolver-parents.ts';
import type { EntryResolvers, MatchResolvers, MatchResultResolvers } from '../types.generated.ts';

export const match = {
  createdBy: async (parent, _, { accounts }) => {
    const seated = parent.seats.find(({ player }) => player?.id === parent.createdBy)?.player;
    const player = seated ?? (await findPlayer(accounts, parent.createdBy));
    if (!player) throw new Error(`the creator of match ${parent.id} is gone`);
    return player;
  },
  decision: (parent, _, context) => read(parent, context, decisionOf),
  question: (parent, _, context) => read(parent, context, (match) => match.question()),
  view: (parent, _, context) => read(parent, context, viewOf),
  offer: (parent, _, context) => read(parent, context, offerOf),
  possibleOffers: (parent, _, context) => read(parent, context, (match) => match.possibleOffers()),
  undoTo: (parent, _, context) => read(parent, context, (match) => match.undoTo()),
  table: (parent, _, context) => read(parent, context, (match) => match.table()),
  entries: (parent, page, context) => read(parent, context, (match) => entryConnection(match, page)),
  judgeReadings: async (parent, _, { matches }) =>
    (await readingsOf(matches, parent)).map(({ playerId, ...reading }) => ({ judge: playerId, ...reading })),
  result: (parent) => (parent.result ? parent : null),
  replay: async (parent, _, { matches }) => {
    if (parent.status !== 'FINISHED' || parent.seed === null) return null;
    const found = await readReplay(matches, parent);
    const { version = null, why = null, verdict = 'PENDING', proven = [], unproven = [] } = found ?? {};
    return { status: verdict, version, why, proven, unproven, path: `/v1/matches/${parent.id}/replay` };
  },
} satisfies MatchResolvers;

export const matchResult = {
  why: ({ result }) => result?.why ?? '',
  places: ({ result }) => placesOf(result?.ranks ?? []),
  scores: (parent, _, context) => read(parent, context, (match) => match.scores()),
  decided: (parent, _, context) => read(parent, context, (match) => match.decided()),
  scoreTable: (parent, _, context) => read(parent, context, (match) => match.scoreTable()),
  awards: ({ result }) => result?.awards ?? [],
} satisfies MatchResultResolvers;

export const entry = {
  judge: ({ judgeId }, _, { accounts }) => (judgeId === null ? null : findPlayer(accounts, judgeId)),
} satisfies EntryResolvers;

/** The engine's kinds are in lower case, and the schema's kinds are in upper case. */
export const zone = {
  kind: ({ kind }: { kind: ZoneKind }) => kind.toUpperCase(),
};

/** Reads a value of a match, synchronously if the match is already loaded. A match from a list is loaded first. */
function read<T>(parent: MatchParent, { matches, caller }: Context, value: (match: MatchView) => T | Promise<T>) {
  return 'table' in parent ? value(parent) : readMatch(matches, caller, parent.id).then(value);
}

function decisionOf(match: MatchView) {
  const decision = match.decision();
  return decision instanceof Promise ? decision : decision && decisionView(decision);
}

function offerOf(match: MatchView) {
  const open = match.offer();
  return open && { ...open, kind: open.offer };
}

function viewOf(match: MatchView) {
  const view = match.view();
  if (view instanceof Promise || !view) return view;
  const key = gameKey(match.game);
  return { __typename: `${key.charAt(0).toUpperCase()}${key.slice(1)}View`, ...view };
}

function placesOf(ranks: readonly number[]) {
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  return places.map((place) => ({ place, seats: ranks.flatMap((rank, seat) => (rank === place ? [seat] : [])) }));
}
