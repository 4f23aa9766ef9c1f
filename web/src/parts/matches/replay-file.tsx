import { t } from '../../texts/index.ts';
import { FileLink } from '../file-link.tsx';

interface ReplayFileProps {
  /** A match whose replay is open. */
  readonly match: string;
  readonly game: string;
  readonly class?: string;
}

/** The replay document, which its reader can keep, give away, and prove anywhere. */
export function ReplayFile({ match, game, ...look }: ReplayFileProps) {
  return (
    <FileLink {...look} address={`/v1/matches/${encodeURIComponent(match)}/replay`} name={`${game}-${match}.json`}>
      {t('match.replay.file')}
    </FileLink>
  );
}
