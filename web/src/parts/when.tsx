import { serverNow } from '../data/server-time.ts';
import { currentLanguage } from '../texts/index.ts';

/** Units in seconds, the largest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Renders how long ago something happened. Hovering over it shows the exact moment. */
export function When({ at }: { at: string }) {
  const moment = new Date(at);
  const exact = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  return (
    <time dateTime={at} title={exact}>
      {told((moment.getTime() - serverNow()) / 1000) ?? exact}
    </time>
  );
}

/** Describes the time in words; null if it is more than a week away, because a date then says more. */
function told(seconds: number): string | null {
  if (Math.abs(seconds) > 7 * 86_400) return null;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  return format.format(Math.round(seconds / size), unit);
}
