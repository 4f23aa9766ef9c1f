import { type EntrantNumber, type Pairing, type Round, type Table, tablePlaces } from '../standings/round-results.ts';

export interface Bracket {
  readonly kind: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION';
  /** The entrants, best first. */
  readonly seeds: readonly EntrantNumber[];
  /** The number of seats at a full table, 2 to 6. In a double elimination: 2. */
  readonly seats: number;
}

/** A table's position in the bracket. */
export interface BracketNode {
  readonly branch: 'WINNERS' | 'LOSERS' | 'GRAND_FINAL' | 'RESET';
  /** The round within its branch, from 1. */
  readonly round: number;
  /** The position within the round, from 1 at the top of the drawn bracket. */
  readonly position: number;
}

/** A drawn round of a bracket, with the node of each table. */
export interface BracketPairing extends Pairing {
  /** The nodes, in the order of `tables`. */
  readonly nodes: readonly BracketNode[];
}

/** In bracket order the best two meet last: 1, 8, 4, 5, 2, 7, 3, 6 for eight. Missing seeds are null (byes). */
export function bracketOrder(seeds: readonly EntrantNumber[]): (EntrantNumber | null)[] {
  let order = [1];
  while (order.length < seeds.length) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order.map((seed) => seeds[seed - 1] ?? null);
}

/** Returns the winner of an elimination table; null if all entrants have lost, were ruled out, or share first place. */
export function winnerOf(table: Table): EntrantNumber | null {
  const places = tablePlaces(table);
  if (places === null) return null;
  const first = table.entrants.filter((_, seat) => places[seat] === 1);
  return first.length === 1 ? (first[0] ?? null) : null;
}

interface Meeting {
  /** The entrant who advances; null if neither does. */
  readonly winner: EntrantNumber | null;
  /** The entrant who drops to the losers' bracket; null if there was no table or both entrants have lost. */
  readonly loser: EntrantNumber | null;
}

/** `due` has null in place of an entrant if no one advanced. An entrant without a table or a bye has left. */
function meetingIn(round: Round, due: readonly (EntrantNumber | null)[]): Meeting {
  const expected = due.filter((entrant) => entrant !== null);
  const table = round.tables.find(
    ({ entrants }) => entrants.length > 1 && entrants.every((one) => expected.includes(one)),
  );
  if (table) {
    const winner = winnerOf(table);
    const loser = winner === null ? null : (table.entrants.find((entrant) => entrant !== winner) ?? null);
    return { winner, loser };
  }
  return { winner: expected.find((entrant) => round.byes.includes(entrant)) ?? null, loser: null };
}

/** Two entrants who are due to meet, with null in place of an entrant if no one advanced. */
interface Due {
  readonly node: BracketNode;
  readonly entrants: readonly [EntrantNumber | null, EntrantNumber | null];
}

type Branch = BracketNode['branch'];
type Slots = readonly (EntrantNumber | null)[];

/** The state carried from one round of a bracket to the next. */
interface Stage {
  readonly winners: Slots;
  /** Entrants with one loss who are still in, in the order of the losers' bracket. */
  readonly losers: Slots;
  /** Entrants who lost in the last round of the winners' bracket and have not yet played in the losers' bracket. */
  readonly fallen: Slots;
  readonly winnersRound: number;
  readonly losersRound: number;
  readonly final: 'AHEAD' | 'GRAND_FINAL' | 'RESET' | 'OVER';
}

/** Returns the meetings due after these rounds, and the entrants waiting for an opponent. */
export function treeAfter(bracket: Bracket, rounds: readonly Round[]) {
  const stage = stagesOf(bracket, rounds).at(-1) ?? firstStage(bracket);
  const due = dueIn(bracket, stage);
  const meeting = due.flatMap(({ entrants }) => entrants);
  return { due, waiting: due.length === 0 ? [] : aliveIn(stage).filter((entrant) => !meeting.includes(entrant)) };
}

/** Returns the entrants who are still in, before the first round and after each round. */
export function aliveAfterEach(bracket: Bracket, rounds: readonly Round[]): EntrantNumber[][] {
  return stagesOf(bracket, rounds).map(aliveIn);
}

function aliveIn({ winners, losers, fallen }: Stage): EntrantNumber[] {
  return [...winners, ...losers, ...fallen].filter((entrant) => entrant !== null);
}

function stagesOf(bracket: Bracket, rounds: readonly Round[]): Stage[] {
  const stages = [skipped(bracket, firstStage(bracket))];
  for (const round of rounds) {
    const before = stages.at(-1) ?? firstStage(bracket);
    const after = nextStage(bracket, before, (due) => meetingIn(round, due.entrants));
    stages.push(skipped(bracket, after));
  }
  return stages;
}

// A round without any pairing is skipped, and an entrant without an opponent advances.
function skipped(bracket: Bracket, stage: Stage): Stage {
  let here = stage;
  const empty = ({ entrants }: Due) => entrants.includes(null);
  for (let due = dueIn(bracket, here); due.length > 0 && due.every(empty); due = dueIn(bracket, here)) {
    const goesOn = ({ entrants }: Due) => entrants.find((one) => one !== null) ?? null;
    here = nextStage(bracket, here, (one) => ({ winner: goesOn(one), loser: null }));
  }
  return here;
}

function firstStage({ seeds }: Bracket): Stage {
  const winners = bracketOrder(seeds);
  const final = winners.length === 1 ? 'OVER' : 'AHEAD';
  return { winners, losers: [], fallen: [], winnersRound: 1, losersRound: 1, final };
}

function dueIn({ kind }: Bracket, stage: Stage): Due[] {
  if (stage.final === 'OVER') return [];
  if (stage.final !== 'AHEAD') {
    const node = { branch: stage.final, round: 1, position: 1 };
    return [{ node, entrants: [stage.winners[0] ?? null, stage.losers[0] ?? null] }];
  }
  const lower = kind === 'SINGLE_ELIMINATION' ? [] : inLosers(stage);
  // Otherwise more entrants would drop into the losers' bracket than it has room for.
  const hasPlaces = stage.fallen.length === 0 || stage.fallen.length === stage.losers.length;
  return stage.winners.length > 1 && hasPlaces
    ? [...inTwos(stage.winners, 'WINNERS', stage.winnersRound), ...lower]
    : lower;
}

// If there are as many survivors as newcomers, they meet each other. Otherwise the survivors first play among
// themselves.
function inLosers({ losers, fallen, losersRound }: Stage): Due[] {
  if (losers.length !== fallen.length) return inTwos(losers, 'LOSERS', losersRound);
  return losers.map((own, i) => ({
    node: { branch: 'LOSERS', round: losersRound, position: i + 1 },
    entrants: [fallen[i] ?? null, own],
  }));
}

function inTwos(slots: Slots, branch: Branch, round: number): Due[] {
  const due: Due[] = [];
  for (let i = 0; i + 1 < slots.length; i += 2) {
    due.push({ node: { branch, round, position: i / 2 + 1 }, entrants: [slots[i] ?? null, slots[i + 1] ?? null] });
  }
  return due;
}

function nextStage(bracket: Bracket, stage: Stage, meet: (due: Due) => Meeting): Stage {
  const due = dueIn(bracket, stage);
  if (stage.final !== 'AHEAD') return afterFinal(stage, due, meet);
  const upper = due.filter(({ node }) => node.branch === 'WINNERS').map(meet);
  const lower = due.filter(({ node }) => node.branch === 'LOSERS').map(meet);
  const winners = upper.length > 0 ? upper.map(({ winner }) => winner) : stage.winners;
  if (bracket.kind === 'SINGLE_ELIMINATION') {
    return { ...stage, winners, winnersRound: stage.winnersRound + 1, final: winners.length === 1 ? 'OVER' : 'AHEAD' };
  }
  const next = {
    winners,
    ...lowerAfter(stage, upper, lower),
    winnersRound: stage.winnersRound + (upper.length > 0 ? 1 : 0),
    losersRound: stage.losersRound + (lower.length > 0 ? 1 : 0),
  };
  const ready = winners.length === 1 && next.fallen.length === 0 && next.losers.length === 1;
  return { ...next, final: ready ? 'GRAND_FINAL' : 'AHEAD' };
}

// Entrants drop in reverse order after every other round, to avoid immediate rematches.
function lowerAfter(stage: Stage, upper: readonly Meeting[], lower: readonly Meeting[]) {
  const down = upper.map(({ loser }) => loser);
  if (stage.winnersRound === 1 && upper.length > 0) return { losers: down, fallen: [] };
  const losers = lower.length > 0 ? lower.map(({ winner }) => winner) : stage.losers;
  if (upper.length > 0) return { losers, fallen: stage.winnersRound % 2 === 0 ? down.reverse() : down };
  return { losers, fallen: stage.losers.length === stage.fallen.length ? [] : stage.fallen };
}

function afterFinal(stage: Stage, due: readonly Due[], meet: (due: Due) => Meeting): Stage {
  const { winner = null } = due.map(meet)[0] ?? {};
  const upset = winner !== null && winner === stage.losers[0] && stage.winners[0] !== null;
  if (stage.final === 'GRAND_FINAL' && upset) return { ...stage, final: 'RESET' };
  return { ...stage, winners: [winner], losers: [], final: 'OVER' };
}
