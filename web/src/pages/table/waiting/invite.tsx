import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useSession } from '../../../data/session.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { Problem } from '../../../parts/problem.tsx';
import { f } from '../../../texts/friends.ts';
import type { PlayedParts } from '../operations.generated.ts';
import { InviteFriends } from './invite-friends.tsx';
import style from './room.module.css';

export interface InviteProps {
  readonly match: PlayedParts;
  /** The invitation link. */
  readonly link: string;
}

/** Renders the ways to invite players besides the link: the share sheet, a QR code, and friends. */
export function Invite({ match, link }: InviteProps) {
  const player = useSession()?.player;
  const free = match.seats.filter(({ taken }) => !taken).length;
  const mayReserve = player?.id === match.createdBy.id && !player.guest && free === 1;
  return (
    <div class={style.invite}>
      <ShareAndCode title={match.game.title} link={link} />
      {mayReserve && <InviteFriends matchId={match.id} />}
    </div>
  );
}

function ShareAndCode({ title, link }: { title: string; link: string }) {
  const [code, setCode] = useState<{ Shown: ComponentType<{ text: string }> } | null>(null);
  const { busy, error, run } = useDoing();
  const share = () => navigator.share({ title, text: f('share.text', { game: title }), url: link }).catch(unlessClosed);
  const draw = async () => setCode({ Shown: (await import('./qr-code.tsx')).QrCode });
  return (
    <>
      <p class="row">
        {'share' in navigator && (
          <button type="button" disabled={busy} onClick={() => void run(share)}>
            {f('share')}
          </button>
        )}
        <button
          type="button"
          disabled={busy}
          aria-expanded={code !== null}
          onClick={() => void run(async () => (code ? setCode(null) : draw()))}
        >
          {f(code ? 'qr.hide' : 'qr')}
        </button>
      </p>
      <Problem error={error} />
      {code && <code.Shown text={link} />}
    </>
  );
}

function unlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error; // the reader has closed the sheet
}
