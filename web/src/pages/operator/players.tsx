import { useEffect, useRef, useState } from 'preact/hooks';
import { useAsked } from '../../data/use-asked.ts';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Problem } from '../../parts/problem.tsx';
import { When } from '../../parts/when.tsx';
import { isolated } from '../../texts/isolated.ts';
import { o } from '../../texts/operator.ts';
import { type Act, useAct } from './act.tsx';
import { idIn } from './id-in.ts';
import { FIND_PLAYERS, type FoundLine } from './operations.generated.ts';
import style from './operator.module.css';
import { actsOn } from './player-acts.ts';

interface PlayersProps {
  /** The id of the player in the page's address; empty if there is none. */
  readonly wanted: string;
  readonly acted: () => void;
}

/** Finds players, and acts on them. */
export function Players({ wanted, acted }: PlayersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState(wanted);
  const [text, setText] = useState(wanted);
  useEffect(() => {
    if (wanted === '') return;
    setTyped(wanted);
    setText(wanted);
    heading.current?.focus();
  }, [wanted]);
  const { data, error, again } = useAsked(FIND_PLAYERS, text === '' ? null : { text });
  const { start, dialog } = useAct(() => {
    again();
    acted();
  });
  const find = async () => {
    setText(idIn(typed) ?? typed.trim());
    again();
  };
  const found = text === '' ? null : data?.findPlayers;
  return (
    <section class={`panel ${style.part}`} aria-labelledby="players">
      <h2 id="players" ref={heading} tabIndex={-1}>
        {o('player.title')}
      </h2>
      <Form label={o('player.find')} plain onSend={find}>
        <TextField
          label={o('player.text')}
          hint={o('player.text.hint')}
          required
          maxLength={200}
          value={typed}
          onValue={setTyped}
        />
      </Form>
      <Problem error={error} />
      <p role="status" class={style.status}>
        {found?.length === 0 && o('player.none')}
      </p>
      <ul class={style.list}>
        {found?.map((one) => (
          <FoundRow key={one.player.id} found={one} start={start} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}

function FoundRow({ found, start }: { readonly found: FoundLine; readonly start: (act: Act) => void }) {
  const { player, banReason, bannedUntil } = found;
  const name = isolated(player.name);
  return (
    <li data-status={banReason === null ? undefined : 'BANNED'}>
      <p class={style.reason}>
        <a href={`/players/${player.id}`}>{name}</a>
      </p>
      <p class="soft">
        {o(kindOf(found))} · <When at={player.createdAt} /> · <code>{player.id}</code>
      </p>
      {banReason && (
        <p class={style.banned}>
          {o('player.banned', { reason: isolated(banReason) })}
          {bannedUntil && (
            <>
              {' '}
              ({o('player.bannedUntil')} <When at={bannedUntil} />)
            </>
          )}
        </p>
      )}
      {player.roles.includes('ADMIN') && <p>{o('player.admin')}</p>}
      <div class="row">
        {actsOn(found).map((act) => (
          <button key={act.label} type="button" aria-label={act.title} onClick={() => start(act)}>
            {act.label}
          </button>
        ))}
        <a class="button" href={`/operator?log=${player.id}`} aria-label={o('player.logNamed', { name })}>
          {o('player.log')}
        </a>
      </div>
    </li>
  );
}

function kindOf({ player: { guest, bot, deleted } }: FoundLine) {
  if (deleted) return 'player.deleted';
  if (bot) return 'player.bot';
  return guest ? 'player.guest' : 'player.account';
}
