import { type AnyAt, type AnyGame, type Entry, isVoid, type Seat } from '../../../../../src/engine/index.ts';

/** The start of a turn and its seat, if the game has turns. */
export interface Turn {
  version: number;
  seat: Seat | null;
}

/**
 * The kinds of marks on the timeline: entries other than moves, revealed cards, the largest swings in the lead, and the
 * end.
 */
const MARK_KINDS = [
  'TIMED_OUT',
  'RESIGNED',
  'RULING',
  'ENDED',
  'TIME_GIVEN_BACK',
  'VOID',
  'PAUSED',
  'RESUMED',
  'TIME_GIVEN',
  'REWOUND',
  'RULED',
  'JUDGE_CALLED',
  'SHOWN',
  'SWING',
  'END',
] as const;
type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  version: number;
  kind: MarkKind;
}

/** The largest change of any seat's lead with one entry, by the game's evaluation for bots. */
interface Swing {
  version: number;
  size: number;
}

/** Facts that reveal hidden cards. */
const SHOWING = ['revealed', 'disclosed'];
/** The number of entries per turning point. A record has at most `MOST_SWINGS` turning points in all. */
const PER_SWING = 25;
const MOST_SWINGS = 12;

/** Scans a record once, in order, and collects entries to jump to. */
export class Survey {
  readonly turns: Turn[] = [];
  readonly #game: AnyGame;
  readonly #plain: Mark[] = [];
  readonly #swings: Swing[] = [];
  #seen = 0;
  #turn: Seat | null = null;
  #leads: readonly number[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The marks in the order of entries, one per entry. */
  get marks(): Mark[] {
    const most = Math.min(MOST_SWINGS, Math.ceil(this.#seen / PER_SWING));
    const swings = [...this.#swings].sort((a, b) => b.size - a.size).slice(0, most);
    const taken = new Set(this.#plain.map(({ version }) => version));
    const more = swings
      .filter(({ version }) => !taken.has(version))
      .map(({ version }) => ({ version, kind: 'SWING' as const }));
    return [...this.#plain, ...more].sort((a, b) => a.version - b.version);
  }

  look(at: AnyAt, entry: Entry): void {
    this.#seen++;
    const kind = kindOf(entry, at);
    if (kind) this.#plain.push({ version: at.version, kind });
    this.#noteTurn(at, entry);
    this.#noteLeads(at);
  }

  #noteTurn(at: AnyAt, { facts }: Entry): void {
    if (isVoid(at.result)) return;
    const begins = this.#game.turnLimit?.begins;
    const seat = turnOf(this.#game, at);
    const begun = begins === undefined ? seat !== this.#turn : facts.some(({ fact }) => fact === begins);
    if (begun && !at.result) this.turns.push({ version: at.version, seat });
    this.#turn = seat;
  }

  #noteLeads(at: AnyAt): void {
    if (at.result) return;
    const leads = leadsOf(this.#game, at);
    const size = Math.max(0, ...leads.map((lead, seat) => Math.abs(lead - (this.#leads[seat] ?? lead))));
    if (size > 0) this.#swings.push({ version: at.version, size });
    this.#leads = leads;
  }
}

function kindOf({ kind, facts }: Entry, at: AnyAt): MarkKind | null {
  const unusual = MARK_KINDS.find((one) => one === kind);
  if (unusual) return unusual;
  if (at.result) return 'END';
  return at.version > 0 && facts.some(({ fact }) => SHOWING.includes(fact)) ? 'SHOWN' : null;
}

// A record made under other rules may contain states that these rules do not know.
function turnOf(game: AnyGame, at: AnyAt): Seat | null {
  try {
    return game.turn?.(at) ?? null;
  } catch {
    return null;
  }
}

// Each seat's advantage over the best of the others.
function leadsOf(game: AnyGame, at: AnyAt): number[] {
  try {
    const worth = Array.from({ length: at.seats }, (_, seat) => game.worth(at, seat));
    return worth.map((own, seat) => own - Math.max(...worth.filter((_, other) => other !== seat)));
  } catch {
    return [];
  }
}
