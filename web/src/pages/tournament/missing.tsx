import { session } from '../../data/session.ts';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { e } from '../../texts/events.ts';
import { t } from '../../texts/index.ts';

/** Renders a notice if the event does not exist, or the reader may not see it. */
export function Missing() {
  return (
    <section class="page narrow">
      <h1>{e('event.missing')}</h1>
      <p class="soft">{e('event.missing.about')}</p>
      <p class="row">
        <a class="button main" href="/tournaments">
          {e('event.all')}
        </a>
        {!session() && (
          <a class="button" href={signInAddress()}>
            {t('header.signIn')}
          </a>
        )}
      </p>
    </section>
  );
}
