import type { EffectParts, LoggedEntry } from '../operations.generated.ts';

/** A step of an entry that is played at one time: some lines of its text, and what they show on the table. */
export interface Beat {
  readonly version: number;
  /** The lines to read, without those about dice that are drawn. */
  readonly lines: readonly string[];
  /** The index of the last line, up to which the log may be shown. */
  readonly upTo: number;
  readonly effects: readonly EffectParts[];
}

type Told = Pick<LoggedEntry, 'version' | 'lines' | 'effects'>;

/**
 * Returns the steps of an entry. Small things share a step with the next line: dice with the blow that they decide, and
 * a price or a played card with what it pays for.
 */
export function beatsOf(entry: Told): Beat[] {
  const beats: Beat[] = [];
  let small: EffectParts[] = [];
  const close = (effects: readonly EffectParts[]): void => {
    if (effects.length > 0) beats.push(beatOf(entry, effects));
  };
  for (const effects of byLine(entry)) {
    small.push(...effects);
    if (effects.every(isSmall)) continue;
    close(small);
    small = [];
  }
  close(small);
  return beats;
}

/**
 * Returns the steps that are news to the entry's own player: dice, the outcome of blows, and losses on the board. The
 * player has already seen the rest while choosing.
 */
export function newsIn(beats: readonly Beat[]): Beat[] {
  return beats.filter(({ effects }) =>
    effects.some(
      ({ kind, amount, what, to }) =>
        kind === 'ROLL' ||
        (kind === 'STRIKE' && (amount != null || what != null)) ||
        (kind === 'LOSE' && (to?.kind === 'PIECE' || to?.kind === 'CELL')),
    ),
  );
}

function beatOf({ version, lines }: Told, effects: readonly EffectParts[]): Beat {
  const told = effects.filter(({ kind }) => kind !== 'ROLL');
  const numbers = new Set((told.length > 0 ? told : effects).map(({ line }) => line));
  const upTo = Math.max(...effects.map(({ line }) => line));
  return { version, effects, upTo, lines: [...numbers].map((line) => lines[line] ?? '') };
}

function byLine({ effects }: Told): EffectParts[][] {
  const lines = new Map<number, EffectParts[]>();
  for (const effect of effects) lines.set(effect.line, [...(lines.get(effect.line) ?? []), effect]);
  return [...lines.values()];
}

/** Whether an effect needs no step of its own. */
export function isSmall({ kind, from, to, amount }: EffectParts): boolean {
  if (kind === 'MOVE') return from?.kind === 'ZONE' && to?.kind === 'ZONE';
  if (kind === 'LOSE' || kind === 'GAIN') return to?.kind === 'SEAT' && amount != null;
  return kind === 'ROLL';
}
