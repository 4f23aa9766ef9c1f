import { useEffect, useRef, useState } from 'preact/hooks';
import type { OperatorAct } from '../../data/client.ts';
import { useAsked } from '../../data/use-asked.ts';
import { ChoiceField } from '../../parts/forms/choice.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { When } from '../../parts/when.tsx';
import { isolated } from '../../texts/isolated.ts';
import { o } from '../../texts/operator.ts';
import { idIn } from './id-in.ts';
import { type LogLine, OPERATOR_LOG } from './operations.generated.ts';
import style from './operator.module.css';
import { Pages, usePages } from './pages.tsx';

const ACTS: readonly OperatorAct[] = [
  ...(['BAN_PLAYER', 'UNBAN_PLAYER', 'SIGN_OUT_PLAYER', 'RENAME_PLAYER', 'MOVE_CARD'] as const),
  ...(['VOID_MATCH', 'CLOSE_TOURNAMENT', 'TAKE_REPORT', 'RESOLVE_REPORT', 'DELETE_MESSAGE'] as const),
  ...(['ANNOUNCE_MAINTENANCE', 'END_MAINTENANCE', 'DELETE_ACCOUNT'] as const),
  ...(['APPOINT_ADMIN', 'DISMISS_ADMIN'] as const),
];

interface LogProps {
  /** Increases with each act on this page, so that the log is loaded again. */
  readonly acts: number;
  /** The id of a player in the page's address; empty if there is none. */
  readonly player: string;
}

/** Renders the operator log, newest entries first. */
export function Log({ acts, player: wanted }: LogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [player, setPlayer] = useState(wanted);
  const [act, setAct] = useState<OperatorAct | null>(null);
  const pages = usePages();
  useEffect(() => {
    if (wanted === '') return;
    setPlayer(wanted);
    heading.current?.focus();
  }, [wanted]);
  const { data, error, again } = useAsked(OPERATOR_LOG, { player: idIn(player), act, after: pages.after });
  useEffect(() => {
    if (acts > 0) again();
  }, [acts, again]);
  const options = [null, ...ACTS].map((value) => ({ value, text: value === null ? o('log.all') : o(`act.${value}`) }));
  const log = data?.operatorLog;
  return (
    <section class={`panel ${style.part}`} aria-labelledby="log">
      <h2 id="log" ref={heading} tabIndex={-1}>
        {o('log.title')}
      </h2>
      <div class={style.filters}>
        <ChoiceField
          label={o('log.act')}
          value={act}
          options={options}
          onValue={(value) => {
            setAct(value);
            pages.reset();
          }}
        />
        <TextField
          label={o('log.player')}
          value={player}
          onValue={(text) => {
            setPlayer(text);
            pages.reset();
          }}
        />
      </div>
      <Problem error={error} again={again} />
      {log?.nodes.length === 0 && <p class="soft">{o('log.none')}</p>}
      <ol class={style.list}>
        {log?.nodes.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pages pages={pages} info={log?.pageInfo} label={o('log.title')} />
    </section>
  );
}

function LogRow({ entry }: { readonly entry: LogLine }) {
  const { act, actor, player, matchId, tournamentId, at, until, reason } = entry;
  const card = cardIn(entry.detail);
  return (
    <li>
      <p>
        <strong>{o(`act.${act}`)}</strong>
        {player && (
          <>
            {': '}
            <a href={`/players/${player.id}`}>{isolated(player.name)}</a>
          </>
        )}
        {card && `: ${card}`}
        {matchId && (
          <>
            {' · '}
            <a href={`/matches/${matchId}`}>{o('log.match')}</a>
          </>
        )}
        {tournamentId && (
          <>
            {' · '}
            <a href={`/tournaments/${tournamentId}`}>{o('log.event')}</a>
          </>
        )}
        {until && (
          <>
            {' · '}
            {o('log.until')} <When at={until} />
          </>
        )}
      </p>
      {reason !== '' && <p>{isolated(reason)}</p>}
      <p class="soft">
        {actor ? isolated(actor.name) : o('log.shell')} · <When at={at} />
      </p>
    </li>
  );
}

function cardIn(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null || !('card' in detail)) return null;
  return typeof detail.card === 'string' ? detail.card : null;
}
