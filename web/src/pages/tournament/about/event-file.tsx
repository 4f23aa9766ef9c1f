import { session } from '../../../data/session.ts';
import { FileLink } from '../../../parts/file-link.tsx';
import { useEvent } from '../event-context.ts';

interface EventFileProps {
  /** The last segment of the file's address. */
  readonly name: string;
  readonly label: string;
  /** Whether the file is a page to view, not a download. */
  readonly isPage?: boolean;
  /** The extension of the saved file, if its address has none. */
  readonly ending?: string;
}

/** Renders a link to a file of the event. Public pages open with a plain link. */
export function EventFile({ name, label, isPage = false, ending = isPage ? '.html' : '' }: EventFileProps) {
  const { tournament, wanted } = useEvent();
  const invitation = wanted.invitation ?? tournament.invitation;
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const address = `/v1/tournaments/${tournament.id}/${name}${query}`;
  const isOpen = tournament.setup.visibility === 'PUBLIC' || invitation !== null || !session();
  if (isPage && isOpen) {
    return (
      <a href={address} data-away target="_blank" rel="noopener">
        {label}
      </a>
    );
  }
  return (
    <FileLink address={address} name={`${tournament.id}-${name}${ending}`}>
      {label}
    </FileLink>
  );
}
