import { lasting } from '../../../browser/storage.ts';
import type { StartSearchInput } from '../../../data/client.ts';
import { CLOCKS } from '../../../parts/forms/clock-field.tsx';

/** The reader's choices for a quick game. */
export interface QuickChoice {
  /** The game's id; empty for the first game. */
  readonly game: string;
  readonly clock: string;
  readonly isRated: boolean;
  readonly allowsBot: boolean;
}

/** Only a few clocks, because only players with the same clock meet. */
export const QUICK_CLOCKS = ['fischer-5', 'fischer-15', 'decision-60', 'days-1'] as const;

const KEY = 'arbiter.quick';
const FIRST: QuickChoice = { game: '', clock: 'fischer-15', isRated: false, allowsBot: true };

/** Returns the reader's last choice in this browser. */
export function lastChoice(): QuickChoice {
  return choiceIn(lasting.read(KEY));
}

export function keepChoice(choice: QuickChoice): void {
  lasting.keep(KEY, JSON.stringify(choice));
}

/** Reads a stored choice, which an earlier release may have written. */
export function choiceIn(text: string | null): QuickChoice {
  const kept = parsed(text);
  const clock = QUICK_CLOCKS.find((one) => one === kept.clock) ?? FIRST.clock;
  const game = typeof kept.game === 'string' ? kept.game : FIRST.game;
  return { game, clock, isRated: kept.isRated === true, allowsBot: kept.allowsBot !== false };
}

/** Returns the request to the server. @param mayBeRated whether the reader has an account */
export function inputOf(choice: QuickChoice, game: string, mayBeRated: boolean): StartSearchInput {
  const timeControl = CLOCKS[choice.clock] ?? { days: 1 };
  return { game, timeControl, rated: choice.isRated && mayBeRated, botAllowed: choice.allowsBot };
}

/** Returns a time in minutes and seconds, such as 1:05. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function parsed(text: string | null): Partial<Record<keyof QuickChoice, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
