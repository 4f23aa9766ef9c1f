import { type Random, type ReplayDocument, seedHash } from '../../src/engine/index.ts';
import { changePreamble } from '../matches/replays/forging.ts';
import { oneIn, pick } from './records.ts';

type Entry = ReplayDocument['entries'][number];
/** Changes a copy of a record, if the record has anything of this kind to change. */
export type Change = (copy: ReplayDocument, random: Random) => void;
type Bag = Record<string, unknown>;

const entryOf = ({ entries }: ReplayDocument, random: Random): Entry => pick(entries, random);

/** Picks an entry with a property, or undefined. */
function entryWith({ entries }: ReplayDocument, random: Random, fits: (entry: Entry) => boolean): Entry | undefined {
  const found = entries.filter(fits);
  return found.length > 0 ? pick(found, random) : undefined;
}

function ofKind(kind: string, change: (entry: Entry & { move: Bag }, random: Random) => void): Change {
  return (copy, random) => {
    const entry = entryWith(copy, random, (one) => one.kind === kind && one.move !== null);
    if (entry?.move) change({ ...entry, move: entry.move }, random);
  };
}

function ofUndo(change: (entry: Entry) => unknown): Change {
  return (copy, random) => {
    const entry = entryWith(copy, random, ({ kind, seat }) => kind === 'REWOUND' && seat !== null);
    if (entry) change(entry);
  };
}

function ofFact(name: string, change: (fact: Bag, random: Random) => void): Change {
  return (copy, random) => {
    const facts: Bag[] = copy.entries.flatMap((entry) => entry.facts.filter(({ fact }) => fact === name));
    if (facts.length > 0) change(pick(facts, random), random);
  };
}

/** Changes one value anywhere in a part of a record. */
function altered(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + pick([-1, 1, 7], random);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return oneIn(random, 2) ? `${value}.` : value.slice(1);
  if (value === null) return pick([0, false, 'null', {}], random);
  if (Array.isArray(value)) {
    if (value.length === 0) return [0];
    const index = random(value.length);
    return value.map((one, i) => (i === index ? altered(one, random) : one));
  }
  const bag = value as Bag; // the only other JSON value
  const key = pick([...Object.keys(bag), 'extra'], random);
  return { ...bag, [key]: key in bag ? altered(bag[key], random) : 1 };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const reversed = (list: unknown): unknown => (Array.isArray(list) ? [...list].reverse() : list);
const later = (moment: string): string => new Date(Date.parse(moment) + 60_000).toISOString();
const renumbered = (copy: ReplayDocument): void => {
  for (const [version, entry] of copy.entries.entries()) entry.version = version;
};
const swap = (list: unknown[], i: number, j: number): void => {
  [list[i], list[j]] = [list[j], list[i]];
};

/** Changes that keep the form of a record. */
export const CHANGES: Record<string, Change> = {
  'a value in a fact': (copy, random) => {
    const { facts } = entryOf(copy, random);
    const index = random(Math.max(1, facts.length));
    if (facts[index]) facts[index] = { ...(altered(facts[index], random) as Bag), fact: facts[index].fact };
  },
  'a fact left out': (copy, random) => void entryOf(copy, random).facts.pop(),
  'a fact twice': (copy, random) => {
    const { facts } = entryOf(copy, random);
    if (facts[0]) facts.push(structuredClone(facts[0]));
  },
  'two facts swapped': (copy, random) => {
    const { facts } = entryOf(copy, random);
    swap(facts, 0, Math.max(0, facts.length - 1));
  },
  'another name of a fact': (copy, random) => void Object.assign(entryOf(copy, random).facts[0] ?? {}, { fact: 'x' }),
  'another die': ofFact('rolled', (fact, random) => Object.assign(fact, { value: 1 + random(6) })),
  'another shuffle': ofFact('shuffled', (fact) => Object.assign(fact, { order: reversed(fact.order) })),
  'other cards dealt': ofFact('cardsMade', (fact) => Object.assign(fact, { cards: reversed(fact.cards) })),
  'other witnesses': ofFact('cardsMoved', (fact) => Object.assign(fact, { seen: 'everyone' })),
  'knowledge left out': ofFact('cardsMoved', (fact) => delete fact.known),
  'true for 1': ofFact('rolled', (fact) => Object.assign(fact, { value: true })),
  'an agenda that keeps less': (copy, random) => void entryOf(copy, random).agenda.splice(0, 1, 0),
  'a step left out': (copy, random) => {
    const { agenda } = entryOf(copy, random);
    if (agenda.length > 1) agenda.pop();
  },
  'a value in a step': (copy, random) => {
    const { agenda } = entryOf(copy, random);
    const step = agenda.at(-1);
    if (typeof step === 'object') Object.assign(step, altered(step, random));
  },
  'another move': ofKind('MOVE', (entry, random) => Object.assign(entry.move, altered(entry.move, random))),
  'a pass instead of a move': (copy, random) => {
    const entry = entryWith(copy, random, ({ kind }) => kind === 'MOVE');
    if (entry) entry.move = { pass: true };
  },
  'no move': (copy, random) => void Object.assign(entryOf(copy, random), { move: null }),
  'another seat': (copy, random) => void Object.assign(entryOf(copy, random), { seat: random(4) }),
  'no seat': (copy, random) => void Object.assign(entryOf(copy, random), { seat: null }),
  'another kind': (copy, random) =>
    void Object.assign(entryOf(copy, random), {
      kind: pick(['TIMED_OUT', 'MOVE', 'VOID', 'RESIGNED', 'BEGAN'], random),
    }),
  'an entry left out': (copy, random) => {
    if (copy.entries.length < 3) return;
    copy.entries.splice(1 + random(copy.entries.length - 2), 1);
    renumbered(copy);
  },
  'an entry twice': (copy, random) => {
    const index = random(copy.entries.length);
    copy.entries.splice(index, 0, structuredClone(copy.entries[index] as Entry)); // a valid index
    renumbered(copy);
  },
  'two entries swapped': (copy, random) => {
    if (copy.entries.length < 4) return;
    swap(copy.entries, 1 + random(2), copy.entries.length - 2);
    renumbered(copy);
  },
  'an end cut off': (copy) => {
    if (copy.entries.length < 2) return;
    copy.entries.pop();
    copy.finishedAt = copy.entries.at(-1)?.at ?? '';
  },
  'a failure of the rules': (copy) => {
    const finished = { fact: 'finished', ranks: [], why: 'VOID', awards: [] };
    const last = { kind: 'VOID' as const, seat: null, move: null, facts: [finished], agenda: [0] as [number] };
    Object.assign(copy.entries.at(-1) ?? {}, last);
    copy.result = { ranks: [], why: 'VOID' };
  },
  'other ranks': ({ result }) => void Object.assign(result, { ranks: [...result.ranks].reverse().concat(1) }),
  'another reason of the end': ({ result }) => void Object.assign(result, { why: `${result.why}.` }),
  'an award': ({ result }) => void Object.assign(result, { awards: [{ card: 'Axe', from: 0, to: 1 }] }),
  'another seed': (copy) => {
    copy.seed = 'ab'.repeat(32);
    copy.seedHash = seedHash(copy.seed);
    changePreamble(copy, (preamble) => Object.assign(preamble, { seedHash: copy.seedHash }));
  },
  'another hash of the seed': (copy) => void Object.assign(copy, { seedHash: seedHash('x') }),
  'other entropy': (copy) =>
    changePreamble(copy, ({ seats }) => {
      for (const one of seats) one.entropy = one.entropy === null ? 'correct-horse-battery' : null;
    }),
  'another deck in the preamble': (copy) =>
    changePreamble(copy, ({ seats }) => void Object.assign(seats[0] ?? {}, { deck: seedHash('deck') })),
  'another name': ({ seats: [first] }) => void Object.assign(first ?? {}, { name: 'Mallory' }),
  'another salt': ({ seats: [first] }) => void Object.assign(first ?? {}, { salt: 'c2FsdA' }),
  'names swapped': ({ seats }) => {
    const [one, two] = seats;
    if (one && two) [one.name, two.name] = [two.name, one.name];
  },
  'seats reversed': (copy) => {
    copy.seats.reverse();
    changePreamble(copy, ({ seats }) => void seats.reverse());
  },
  'a seat more': ({ seats }) => void seats.push({ seat: seats.length, name: null, bot: 'STEADY' }),
  'another player in the preamble': (copy) =>
    changePreamble(copy, ({ seats }) => void Object.assign(seats[0] ?? {}, { player: { id: 'mallory', named: 'x' } })),
  'other options': (copy) => {
    copy.options = altered(copy.options, () => 0) as Bag;
    const { options } = copy;
    Object.assign(copy.entries[0]?.facts[0] ?? {}, { options });
    changePreamble(copy, (preamble) => Object.assign(preamble, { options }));
  },
  'other options in the head': (copy) => void Object.assign(copy, { options: { ...copy.options, extra: 1 } }),
  'other rules': (copy) => {
    copy.rulesVersion = '0.9.0';
    changePreamble(copy, (preamble) => Object.assign(preamble, { rulesVersion: '0.9.0' }));
  },
  'another game': (copy) => {
    const { game } = copy;
    copy.game = game === 'golems' ? 'business-card-battle' : 'golems';
    changePreamble(copy, (preamble) => Object.assign(preamble, { game: copy.game }));
  },
  'another match': (copy) => void Object.assign(copy, { match: 'd5bb1c1c-3a3c-4f4e-9b57-0f5d2f0f3b11' }),
  'an older form': (copy, random) =>
    void Object.assign(copy, { format: `arbiter-replay-${pick([1, 2, 3, 4, 5], random)}` }),
  'another start': (copy) => void Object.assign(copy, { startedAt: later(copy.startedAt) }),
  'another end': (copy) => void Object.assign(copy, { finishedAt: later(copy.finishedAt) }),
  'another time': (copy, random) => {
    const entry = entryOf(copy, random);
    entry.at = later(entry.at);
  },
  'another key of a request': (copy, random) => void Object.assign(entryOf(copy, random), { key: 'x' }),
  'a champion without a seat': ({ entries: [first] }) =>
    void Object.assign(first?.facts[0] ?? {}, { tournament: { champion: 9 } }),
  'cards numbered from 2': ({ entries: [first] }) => void Object.assign(first?.facts[0] ?? {}, { firstCard: 2 }),
  'a mode from the start': ({ entries: [first] }) =>
    void first?.facts.splice(1, 0, { fact: 'autoPassSet', seat: 0, mode: 'NONE' } as { fact: string }),
  'a field more in the preamble': ({ entries: [first] }) => void Object.assign(first?.move ?? {}, { extra: 1 }),
  'a rewind to another version': ofKind('REWOUND', ({ move }) => Object.assign(move, { to: Number(move.to) + 1 })),
  'a rewind to the future': ofKind('REWOUND', ({ move, version }) => Object.assign(move, { to: version })),
  'a rewind that restores other cards': ofFact('rewound', (fact) => {
    const { zones } = fact.table as { zones: Record<string, { cards: number[] }> };
    for (const zone of Object.values(zones)) zone.cards.reverse();
  }),
  'a rewind that restores another state': ofFact('rewound', (fact, random) => {
    const table = fact.table as Bag;
    table.state = altered(table.state, random);
  }),
  'a rewind that restores other knowledge': ofFact('rewound', (fact) => {
    (fact.table as Bag).known = { 1: 'everyone' };
  }),
  'an undo by another seat': ofUndo((entry) => Object.assign(entry, { seat: (entry.seat ?? 0) + 1 })),
  'an undo by a judge': ofUndo((entry) => Object.assign(entry, { seat: null })),
  'an undo for another reason': ofUndo(({ move }) => Object.assign(move ?? {}, { why: 'RULED' })),
  'an undo of an answer that was not undone': (copy, random) => {
    const last = copy.entries.at(-1);
    const before = entryWith(copy, random, ({ kind }) => kind === 'MOVE');
    const move = { to: (last?.version ?? 2) - 2, why: 'UNDONE' };
    if (last && before) Object.assign(last, { kind: 'REWOUND', seat: before.seat, move });
  },
  'a takeback by agreement': ofUndo(({ move }) => Object.assign(move ?? {}, { why: 'AGREED' })),
  'a takeback against bots': ofUndo(({ move }) => Object.assign(move ?? {}, { why: 'AGAINST_BOTS' })),
  'a player who is not asked': ofKind('OFFERED', ({ move }) => Object.assign(move, { asks: list(move.asks).slice(1) })),
  'a player who is asked twice': ofKind('OFFERED', ({ move }) =>
    Object.assign(move, { asks: [...list(move.asks), ...list(move.asks)] }),
  ),
  'an offer of something else': ofKind('OFFERED', ({ move }) => Object.assign(move, { offer: 'PEACE' })),
  'an answer to another offer': ofKind('DECLINED', ({ move }) =>
    Object.assign(move, { offer: Number(move.offer) - 1 }),
  ),
  'an acceptance that was a refusal': (copy, random) => {
    const entry = entryWith(copy, random, ({ kind }) => kind === 'DECLINED');
    if (entry) Object.assign(entry, { kind: 'ACCEPTED' });
  },
  'a draw that was not offered': (copy) => {
    const last = copy.entries.at(-1);
    const ranks = copy.seats.map(() => 1);
    if (last) Object.assign(last, { kind: 'ENDED', seat: 0, move: { ranks, why: 'The players agreed to a draw' } });
  },
  'a draw that was a takeback': ofKind('OFFERED', ({ move, facts }) => {
    for (const one of [move, facts[0] as Bag]) {
      one.offer = 'DRAW';
      delete one.to;
    }
  }),
  'a judge with a seat': (copy, random) => {
    const entry = entryWith(copy, random, ({ kind }) => ['PAUSED', 'RESUMED', 'RULED', 'REWOUND'].includes(kind));
    const id = entry?.move?.by;
    if (id) changePreamble(copy, ({ seats }) => void Object.assign(seats[0]?.player ?? {}, { id }));
  },
  'a judge without an id': ofKind('PAUSED', ({ move }) => Object.assign(move, { by: 'judge' })),
  'a reason of two lines': ofKind('PAUSED', ({ move }) => Object.assign(move, { reason: 'a\nb' })),
  'a reason of white space': ofKind('RESUMED', ({ move }) => Object.assign(move, { reason: ' \u00a0' })),
  'another ruling': ofKind('RULED', ({ move }) => Object.assign(move, { ruling: 'MATCH_LOSS' })),
  'an unknown ruling': ofKind('RULED', ({ move }) => Object.assign(move, { ruling: 'SHAME' })),
  'a ruling on no seat': ofKind('RULED', ({ move }) => Object.assign(move, { seat: 9 })),
  'more time': ofKind('TIME_GIVEN', ({ move }) => Object.assign(move, { seconds: 604_801 })),
  'other ranks in a ruling': ofKind('RULING', ({ move }) => Object.assign(move, { ranks: [1] })),
  'another reason to leave': ofKind('RESIGNED', ({ move }) => Object.assign(move, { why: 'RULED' })),
  'another mode': ofKind('AUTO_PASS', ({ move }) => Object.assign(move, { mode: 'ALWAYS' })),
  'a call of two': ofKind('JUDGE_CALLED', ({ move }) => Object.assign(move, { by: 'x' })),
};
