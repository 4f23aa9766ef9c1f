import { serverNow } from '../../data/server-time.ts';
import { currentLanguage } from '../../texts/index.ts';
import { When } from '../when.tsx';

/** Renders a date and time in the reader's time zone, and how far in the past or future it is. */
export function Moment({ at }: { at: string }) {
  const moment = new Date(at);
  const isThisYear = moment.getFullYear() === new Date(serverNow()).getFullYear();
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <>
      {format.format(moment)}{' '}
      <span class="soft">
        (<When at={at} />)
      </span>
    </>
  );
}
