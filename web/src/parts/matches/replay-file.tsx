import { t } from '../../texts/index.ts';
import { FileLink } from '../file-link.tsx';

interface ReplayFileProps {
  /** A match with an available replay. */
  readonly match: string;
  readonly game: string;
  readonly class?: string;
}

/** Renders a download of the replay document, to keep, share and verify anywhere. */
export function ReplayFile({ match, game, ...look }: ReplayFileProps) {
  return (
    <FileLink {...look} address={`/v1/matches/${encodeURIComponent(match)}/replay`} name={`${game}-${match}.json`}>
      {t('match.replay.file')}
    </FileLink>
  );
}
