import { CopyButton } from '../../parts/copy-button.tsx';
import { ReplayFile } from '../../parts/matches/replay-file.tsx';
import { memo } from '../../parts/memo.tsx';
import { isolated } from '../../texts/isolated.ts';
import { r } from '../../texts/replay.ts';
import type { Torn } from './record/frames.ts';
import type { Opened } from './record/opened.ts';
import style from './viewer.module.css';

interface SayingsProps {
  readonly record: Opened;
  readonly match: string | null;
  readonly torn: Torn | null;
}

/** Renders the game, players, result, and notices about the display. */
export const Sayings = memo(({ record, match, torn }: SayingsProps) => {
  const { document, game, who } = record;
  const players = document.seats.map(({ seat }) => who(seat)).join(', ');
  const otherRules = document.rulesVersion !== game.rulesVersion;
  return (
    <header class={style.head}>
      <div>
        <h1>{game.title}</h1>
        <p>
          {players} · {r('result', { why: isolated(document.result.why) })}
        </p>
      </div>
      {match === null ? (
        <p class="soft">
          <a href="#proof">{r('proof.title')}</a> {r('file.note')}{' '}
          <a href={`/matches/${encodeURIComponent(document.match)}/replay`}>{r('file.link')}</a>
        </p>
      ) : (
        <p class={style.link}>
          <a class="button quiet" href="#proof">
            {r('proof.title')}
          </a>
          <CopyButton text={() => location.href} label={r('move.link')} />
          <ReplayFile class="button quiet" match={match} game={document.game} />
        </p>
      )}
      {otherRules && (
        <p class={style.warning}>{r('shown.otherRules', { theirs: document.rulesVersion, ours: game.rulesVersion })}</p>
      )}
      {torn && (
        <p class={style.warning} role="alert">
          {r('shown.torn', { ...torn })}
        </p>
      )}
    </header>
  );
});
