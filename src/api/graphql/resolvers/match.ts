import { findPlayer } from '../../../accounts/index.ts';
import { see, tableView, type ZoneKind } from '../../../engine/index.ts';
import { gameKey } from '../../../games/index.ts';
import {
  clocksAt,
  decisionFor,
  type Match,
  type MatchHead,
  maySeeInvitation,
  readMatch,
  readReplay,
  seatName,
  seatsOf,
  underRules,
  viewerOf,
} from '../../../matches/index.ts';
import type { Context } from '../context.ts';
import { entryPage } from '../pages.ts';
import type { MatchParent } from '../parents.ts';
import { decisionView } from '../shown-decision.ts';
import type { MatchResolvers } from '../types.generated.ts';

const NO_TABLE = { zones: [], board: null, counters: [] };

export const match = {
  seats: (parent) => parent.seats.map((record) => seatView(parent, record.seat)),
  invitation: (parent, _, { caller }) => (maySeeInvitation(parent, caller?.id) ? parent.invitation : null),
  createdBy: async (parent, _, { accounts }) => {
    const seated = parent.seats.find(({ player }) => player?.id === parent.createdBy)?.player;
    const player = seated ?? (await findPlayer(accounts, parent.createdBy));
    if (!player) throw new Error(`the creator of match ${parent.id} is gone`);
    return player;
  },
  clock: (parent, _, { room }) => {
    if (!parent.timeControl || parent.status !== 'RUNNING') return null;
    return { seats: clocksAt(parent.timeControl, parent.standing, room.now()) };
  },
  yourSeats: (parent, _, { caller }) => seatsOf(parent, caller?.id),
  waitingFor: (parent) => [...parent.waitingFor],
  decision: (parent, _, context) =>
    'at' in parent ? decisionOf(parent, context) : withTable(parent, context).then((full) => decisionOf(full, context)),
  view: async (parent, _, context) => {
    const full = await withTable(parent, context);
    return underRules(context.room, full, () => viewOf(full, context), null);
  },
  table: async (parent, _, context) => {
    const full = await withTable(parent, context);
    return underRules(context.room, full, () => tableOf(full, context), NO_TABLE);
  },
  entries: async (parent, { after = null, first = null }, context) =>
    entryPage(context.room, await withTable(parent, context), context.caller?.id, { after, first }),
  result: ({ result }) => result && { why: result.why, places: placesOf(result.ranks), awards: result.awards ?? [] },
  replay: async ({ id, status }, _, { room }) => {
    if (status !== 'FINISHED') return null;
    const found = await readReplay(room, id);
    const { version = null, why = null, verdict = 'PENDING' } = found ?? {};
    return { status: verdict, version, why, path: `/v1/matches/${id}/replay` };
  },
} satisfies MatchResolvers;

/** The engine writes kinds small, the contract large. */
export const zone = {
  kind: ({ kind }: { kind: ZoneKind }) => kind.toUpperCase(),
};

async function withTable(parent: MatchParent, { room, caller }: Context): Promise<Match> {
  return 'at' in parent ? parent : readMatch(room, caller, parent.id);
}

function decisionOf(match: Match, { room, caller }: Context) {
  const read = () => {
    const asked = decisionFor(match, caller?.id);
    return asked && decisionView(match, asked);
  };
  return underRules(room, match, read, null);
}

function viewOf(match: Match, { caller }: Context) {
  const { game, at } = match;
  if (!at) return null;
  const viewer = viewerOf(match, caller?.id);
  return { __typename: viewType(gameKey(game)), ...game.view(at, see(at, viewer)) };
}

function tableOf(match: Match, { caller }: Context) {
  return match.at ? tableView(match.game, match.at, viewerOf(match, caller?.id)) : NO_TABLE;
}

function seatView(parent: MatchHead, seat: number) {
  const record = parent.seats[seat];
  const standing = parent.standing[seat];
  return {
    seat,
    name: seatName(parent, seat),
    player: record?.player ?? null,
    bot: standing?.standIn ?? record?.bot ?? null,
    taken: Boolean(record?.player ?? record?.bot),
    left: (standing?.left ?? null) !== null,
  };
}

function placesOf(ranks: readonly number[]) {
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  return places.map((place) => ({ place, seats: ranks.flatMap((rank, seat) => (rank === place ? [seat] : [])) }));
}

function viewType(key: string): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}View`;
}
