import type { BotLevel, CreateMatchInput, TimeOutPolicy, Visibility } from '../../data/client.ts';
import { clockOf } from '../../parts/forms/clock-field.tsx';
import { deckOf } from '../../parts/forms/deck-choice.ts';

/** The occupant of another seat: a bot, or any player if the seat is open. */
export type Opponent = BotLevel | 'OPEN';

/** The state of the form. */
export interface NewMatchForm {
  /** The number of seats; null for the game's minimum. */
  readonly seats: number | null;
  /** The players of the other seats, by position; undefined for an open seat. */
  readonly opponents: readonly (Opponent | undefined)[];
  readonly visibility: Visibility;
  readonly clock: string;
  readonly onTimeOut: TimeOutPolicy;
  /** The level of the stand-in bot, if bots take over. */
  readonly standInLevel: BotLevel;
  /** Whether the result should count for the ratings, if that is possible. */
  readonly rated: boolean;
  /** The chosen deck as `ready:key` or `saved:id`; empty for the game's first deck. */
  readonly deck: string;
  /** The chosen ready-made set of options; undefined for the first, null if the reader sets the options. */
  readonly preset: string | null | undefined;
  /** The options that differ from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

export const NEW: NewMatchForm = {
  seats: null,
  opponents: [],
  visibility: 'PRIVATE',
  clock: '',
  onTimeOut: 'ABSENT',
  standInLevel: 'STEADY',
  rated: false,
  deck: '',
  preset: undefined,
  options: {},
};

interface Bounds {
  readonly id: string;
  readonly minSeats: number;
}

/** Returns the other seats with their players. */
export function opponentsOf({ minSeats }: Pick<Bounds, 'minSeats'>, form: NewMatchForm): Opponent[] {
  const others = (form.seats ?? minSeats) - 1;
  return Array.from({ length: others }, (_, i) => form.opponents[i] ?? 'OPEN');
}

/** Whether the match can be rated: it is public, has a clock and no bots. */
export function isRatable(game: Pick<Bounds, 'minSeats'>, form: NewMatchForm): boolean {
  const hasBots = form.onTimeOut === 'BOT' || opponentsOf(game, form).some((opponent) => opponent !== 'OPEN');
  return form.visibility === 'PUBLIC' && form.clock !== '' && !hasBots;
}

/** Returns the request to the server. */
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
    ...(form.rated && isRatable(game, form) ? { rated: true } : {}),
    ...(form.deck ? { deck: deckOf(form.deck) } : {}),
    ...(timeControl ? { timeControl, ...timeOutOf(form) } : {}),
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
  };
}

function timeOutOf({ onTimeOut, standInLevel }: NewMatchForm): Pick<CreateMatchInput, 'onTimeOut' | 'standInLevel'> {
  return onTimeOut === 'BOT' ? { onTimeOut, standInLevel } : { onTimeOut };
}
