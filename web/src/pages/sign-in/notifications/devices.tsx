import { useState } from 'preact/hooks';
import { askPatiently } from '../../../data/client.ts';
import { PUSH_DEVICES, type PushDevicesResult, UNSUBSCRIBE_DEVICE } from '../../../data/push/operations.generated.ts';
import { ownPush } from '../../../data/push/own-push.ts';
import { turnOff, turnOn } from '../../../data/push/this-browser.ts';
import { api } from '../../../data/session.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { Problem } from '../../../parts/problem.tsx';
import { When } from '../../../parts/when.tsx';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from './notifications.module.css';

/** Renders the switch for this browser, and the player's other devices that get notifications. */
export function Devices() {
  const { data, error: unread, again } = useAsked(PUSH_DEVICES, {});
  const { busy, error, run } = useDoing();
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied');
  if (!data) return <Problem error={unread} again={again} />;
  const devices = data.pushSubscriptions;
  const own = ownPush()?.id;
  const isOn = devices.some(({ id, disabledAt }) => id === own && disabledAt === null);
  const change = () =>
    run(async () => {
      if (isOn) await turnOff();
      else setBlocked(!(await turnOn()));
      again();
    });
  const remove = (id: string) => run(() => askPatiently(api(), UNSUBSCRIBE_DEVICE, { id }).then(again));
  return (
    <>
      <p>{t('notify.about')}</p>
      <p role="status">{t(isBlocked ? 'notify.blocked' : isOn ? 'notify.on' : 'notify.off')}</p>
      <Problem error={error} />
      <p>
        <button type="button" disabled={busy} onClick={() => void change()}>
          {t(isOn ? 'notify.turnOff' : 'notify.turnOn')}
        </button>
      </p>
      <List devices={devices.filter(({ id }) => id !== own)} busy={busy} remove={(id) => void remove(id)} />
    </>
  );
}

interface ListProps {
  readonly devices: PushDevicesResult['pushSubscriptions'];
  readonly busy: boolean;
  readonly remove: (id: string) => void;
}

function List({ devices, busy, remove }: ListProps) {
  if (devices.length === 0) return null;
  return (
    <>
      <h3>{t('notify.devices')}</h3>
      <ul class={style.devices}>
        {devices.map(({ id, name, createdAt, disabledAt }) => {
          const called = isolated(name ?? t('notify.device'));
          return (
            <li key={id}>
              <span>
                {called}{' '}
                <small class="soft">
                  {disabledAt ? t('notify.device.off') : t('notify.device.since')} <When at={disabledAt ?? createdAt} />
                </small>
              </span>
              <button
                type="button"
                disabled={busy}
                aria-label={t('notify.removeNamed', { name: called })}
                onClick={() => remove(id)}
              >
                {t('notify.remove')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
