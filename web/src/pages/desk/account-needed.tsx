import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { d } from '../../texts/desk.ts';

/** Renders a notice that organizers and judges need an account, because they act under their own name. */
export function AccountNeeded({ isGuest }: { isGuest: boolean }) {
  return (
    <section class="page narrow">
      <h1>{d('account.title')}</h1>
      <p>{d(isGuest ? 'account.guest' : 'account.nobody')}</p>
      <p>
        <a class="button main" href={isGuest ? '/sign-in' : signInAddress()}>
          {d(isGuest ? 'account.keep' : 'account.signIn')}
        </a>
      </p>
    </section>
  );
}
