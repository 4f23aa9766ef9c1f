import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.ts';

interface ReplayLinkProps {
  /** A match that is over. Without its seed it has no replay yet: its event keeps back what shows the decks. */
  readonly match: { readonly id: string; readonly seed: string | null };
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** The way to a replay; as long as it would be refused, when it opens. */
export function ReplayLink({ match: { id, seed }, class: look, children }: ReplayLinkProps) {
  if (seed === null) return <span class="soft">{t('match.replay.later')}</span>;
  return (
    <a class={look} href={`/matches/${id}/replay`}>
      {children ?? t('match.replay')}
    </a>
  );
}
