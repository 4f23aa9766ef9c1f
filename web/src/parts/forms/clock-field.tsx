import type { TimeControlInput } from '../../data/client.ts';
import { t } from '../../texts/index.ts';
import { ChoiceField } from './choice.tsx';

/** Common clocks, in seconds or days. */
export const CLOCKS: Readonly<Record<string, TimeControlInput>> = {
  'fischer-5': { fischer: { bank: 300, increment: 5 } },
  'fischer-15': { fischer: { bank: 900, increment: 10 } },
  'fischer-45': { fischer: { bank: 2700, increment: 20 } },
  'decision-60': { perDecision: 60 },
  'decision-300': { perDecision: 300 },
  'days-1': { days: 1 },
  'days-3': { days: 3 },
};

/** Returns the clock with this name; null for none. */
export function clockOf(name: string): TimeControlInput | null {
  return CLOCKS[name] ?? null;
}

interface ClockFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function ClockField({ value, onValue }: ClockFieldProps) {
  const clocks = Object.entries(CLOCKS).map(([name, clock]) => ({ value: name, text: clockText(clock) }));
  const options = [{ value: '', text: t('clock.none') }, ...clocks];
  return <ChoiceField label={t('new.clock')} value={value} options={options} onValue={onValue} />;
}

/** Describes a clock in a sentence. */
export function clockText({ fischer, perDecision, days }: TimeControlInput): string {
  if (fischer) return t('clock.fischer', { bank: fischer.bank / 60, increment: fischer.increment });
  if (days) return t('clock.days', { n: days });
  return t('clock.perDecision', { n: perDecision ?? 0 });
}
