import { useState } from 'preact/hooks';
import { chime, isSoundOn, setSound } from '../../../browser/chime.ts';
import { isInstalledByHand, useInstall } from '../../../browser/install.ts';
import { canPush } from '../../../browser/push.ts';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { t } from '../../../texts/index.ts';
import { Devices } from './devices.tsx';
import style from './notifications.module.css';

/** Renders how the reader learns of a turn: by a sound, by notifications on devices, and in an installed app. */
export function Notifications() {
  return (
    <section class={`panel ${style.notifications}`} aria-labelledby="notifications">
      <h2 id="notifications">{t('notify')}</h2>
      <Sound />
      {canPush() ? <Devices /> : <p class="soft">{t(isInstalledByHand() ? 'notify.byHand' : 'notify.missing')}</p>}
      <Install />
    </section>
  );
}

function Sound() {
  const [isOn, setOn] = useState(isSoundOn);
  const change = (wanted: boolean) => {
    setSound(wanted);
    setOn(wanted);
    if (wanted) chime(); // as a sample
  };
  return <CheckField label={t('notify.sound')} hint={t('notify.sound.about')} value={isOn} onValue={change} />;
}

function Install() {
  const install = useInstall();
  if (!install) return null;
  return (
    <p class="row">
      <button type="button" onClick={install}>
        {t('notify.install')}
      </button>
      <span class="soft">{t('notify.install.about')}</span>
    </p>
  );
}
