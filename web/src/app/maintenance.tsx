import { useAsked } from '../data/use-asked.ts';
import { usePolled } from '../data/use-polled.ts';
import { Moment } from '../parts/tournaments/moment.tsx';
import { currentLanguage } from '../texts/index.ts';
import { isolated } from '../texts/isolated.ts';
import style from './maintenance.module.css';
import { ANNOUNCED_MAINTENANCE } from './operations.generated.ts';

/** The time between two loads, in milliseconds. */
const PAUSE = 120_000;

/** Renders the maintenance that admins have announced. Renders nothing if none is announced. */
export function Maintenance() {
  const { data, again } = useAsked(ANNOUNCED_MAINTENANCE, { language: currentLanguage() });
  usePolled(again, PAUSE);
  const known = data?.maintenance;
  return (
    <div role="status" class={style.maintenance}>
      {known && (
        <p>
          <strong>{isolated(known.text)}</strong> <Moment at={known.at} />
        </p>
      )}
    </div>
  );
}
