import { currentLanguage } from '../../texts/index.ts';

/** Units in seconds, the largest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a duration in at most two units: "50 minutes", "1 hour, 30 minutes". */
export function lasting(seconds: number): string {
  const parts: string[] = [];
  let left = Math.round(seconds);
  for (const [unit, size] of UNITS) {
    const n = Math.floor(left / size);
    left -= n * size;
    if (n > 0 && parts.length < 2) parts.push(told(n, unit));
  }
  return parts.length === 0 ? told(0, 'second') : parts.join(', ');
}

function told(n: number, unit: string): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}
