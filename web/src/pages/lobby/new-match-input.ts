import type { BotLevel, CreateMatchInput, TimeOutPolicy, Visibility } from '../../data/client.ts';
import { clockOf } from '../../parts/forms/clock-field.tsx';
import { deckOf } from '../../parts/forms/deck-choice.ts';

/** Who is to sit in one of the other seats: nobody yet, or a bot. */
export type Opponent = BotLevel | 'OPEN';

/** What the form holds, as long as it is being filled in. */
export interface NewMatchForm {
  /** Null: as few as the game takes. */
  readonly seats: number | null;
  /** By place among the other seats; open where nothing is said. */
  readonly opponents: readonly (Opponent | undefined)[];
  readonly visibility: Visibility;
  readonly clock: string;
  readonly onTimeOut: TimeOutPolicy;
  /** Of the bot that takes a seat over, where one does. */
  readonly standInLevel: BotLevel;
  /** `ready:key` or `saved:id`; empty for the game's first. */
  readonly deck: string;
  /** What differs from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

export const NEW: NewMatchForm = {
  seats: null,
  opponents: [],
  visibility: 'PRIVATE',
  clock: '',
  onTimeOut: 'ABSENT',
  standInLevel: 'STEADY',
  deck: '',
  options: {},
};

interface Bounds {
  readonly id: string;
  readonly minSeats: number;
}

/** The seats beside the reader's own, each with who is to sit there. */
export function opponentsOf({ minSeats }: Pick<Bounds, 'minSeats'>, form: NewMatchForm): Opponent[] {
  const others = (form.seats ?? minSeats) - 1;
  return Array.from({ length: others }, (_, i) => form.opponents[i] ?? 'OPEN');
}

/** What is sent to the server. */
export function inputOf(game: Bounds, form: NewMatchForm): CreateMatchInput {
  const others = opponentsOf(game, form);
  const bots = others.flatMap((level, i) => (level === 'OPEN' ? [] : [{ level, seat: i + 1 }]));
  const timeControl = clockOf(form.clock);
  const options = Object.entries(form.options).filter(([, value]) => value !== undefined);
  return {
    game: game.id,
    seats: others.length + 1,
    visibility: form.visibility,
    bots,
    ...(form.deck ? { deck: deckOf(form.deck) } : {}),
    ...(timeControl ? { timeControl, ...timeOutOf(form) } : {}),
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
  };
}

function timeOutOf({ onTimeOut, standInLevel }: NewMatchForm): Pick<CreateMatchInput, 'onTimeOut' | 'standInLevel'> {
  return onTimeOut === 'BOT' ? { onTimeOut, standInLevel } : { onTimeOut };
}
