import { useState } from 'preact/hooks';
import { saved } from '../../../browser/saved.ts';
import { session } from '../../../data/session.ts';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';

interface FileLinkProps {
  /** The last part of its address. */
  readonly name: string;
  readonly label: string;
  /** It is looked at, not saved. */
  readonly isPage?: boolean;
}

/**
 * A file of the event. Who is signed in gets it as they see it, which a plain link cannot ask for; pages are opened by a plain link
 * where anybody may see them.
 */
export function FileLink({ name, label, isPage = false }: FileLinkProps) {
  const { tournament, wanted } = useEvent();
  const [error, setError] = useState<string | null>(null);
  const invitation = wanted.invitation ?? tournament.invitation;
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const address = `/v1/tournaments/${tournament.id}/${name}${query}`;
  const isOpen = tournament.setup.visibility === 'PUBLIC' || invitation !== null;
  const token = session()?.token;
  if ((isPage && isOpen) || token === undefined) {
    return (
      <a href={address} data-away {...(isPage ? { target: '_blank', rel: 'noopener' } : { download: '' })}>
        {label}
      </a>
    );
  }
  const fetchIt = async () => {
    setError(null);
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
    if (response?.ok) saved(await response.blob(), `${tournament.id}-${name}${isPage ? '.html' : ''}`);
    else setError(String(response?.status ?? ''));
  };
  return (
    <>
      <a
        href={address}
        data-away
        onClick={(event) => {
          event.preventDefault();
          void fetchIt();
        }}
      >
        {label}
      </a>
      {error !== null && <p role="alert">{e('files.failed', { why: error })}</p>}
    </>
  );
}
