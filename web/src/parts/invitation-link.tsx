import { useId, useState } from 'preact/hooks';
import { t } from '../texts/index.ts';
import style from './invitation-link.module.css';

interface InvitationLinkProps {
  readonly matchId: string;
  readonly invitation: string;
}

/** The address that takes whoever opens it into a free seat: to be copied, or handed to another program of the device. */
export function InvitationLink({ matchId, invitation }: InvitationLinkProps) {
  const [copied, setCopied] = useState(false);
  const id = useId();
  const address = `${location.origin}/matches/${matchId}?invitation=${encodeURIComponent(invitation)}`;
  const pass = async () => {
    await navigator.clipboard?.writeText(address);
    setCopied(navigator.clipboard !== undefined);
  };
  return (
    <div class={style.invitation}>
      <label for={id}>{t('invitation.link')}</label>
      <div class={style.line}>
        <input id={id} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        <button type="button" onClick={() => void pass().catch(() => {})}>
          {t(copied ? 'invitation.copied' : 'invitation.copy')}
        </button>
      </div>
      <small class="soft">{t('invitation.hint')}</small>
    </div>
  );
}
