import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.ts';

interface ReplayLinkProps {
  /**
   * A finished match. If its seed is null, there is no replay yet, because the event withholds the seed to protect
   * decks.
   */
  readonly match: { readonly id: string; readonly seed: string | null };
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** Renders the link to a replay, or when the replay becomes available. */
export function ReplayLink({ match: { id, seed }, class: look, children }: ReplayLinkProps) {
  if (seed === null) return <span class="soft">{t('match.replay.later')}</span>;
  return (
    <a class={look} href={`/matches/${id}/replay`}>
      {children ?? t('match.replay')}
    </a>
  );
}
