import { useState } from 'preact/hooks';
import type { OfficialRole } from '../../../data/client.ts';
import { APPOINT_OFFICIAL, DISMISS_OFFICIAL } from '../../../data/desk/operations.generated.ts';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { PlayerField } from '../player-field.tsx';
import type { Desk } from './desk.ts';

const ROLES: readonly OfficialRole[] = ['JUDGE', 'COMMENTATOR'];

/** Renders the judges and commentators. */
export function Officials({ desk }: { desk: Desk }) {
  const { tournament, ask } = desk;
  const { id, officials, status } = tournament;
  const isOver = status === 'FINISHED' || status === 'CANCELLED';
  return (
    <section class={`panel ${style.part}`} aria-labelledby="officials">
      <h2 id="officials">{d('officials.title')}</h2>
      {officials.length === 0 && <p class="soft">{d('officials.none')}</p>}
      <ul class={style.entrants}>
        {officials.map(({ player, role }) => {
          const name = isolated(player.name);
          return (
            <li key={`${player.id} ${role}`}>
              <span class={style.names}>
                {name}
                <small class="soft">{d(`role.${role}`)}</small>
              </span>
              {!isOver && (
                <button
                  type="button"
                  aria-label={d('dismiss.named', { name })}
                  onClick={() =>
                    ask({
                      title: d('dismiss.named', { name }),
                      about: d('dismiss.about'),
                      label: d('dismiss'),
                      run: () => done(DISMISS_OFFICIAL, { id, player: player.id, role }),
                    })
                  }
                >
                  {d('dismiss')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!isOver && <Appoint id={id} />}
    </section>
  );
}

function Appoint({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const [player, setPlayer] = useState<string | null>(null);
  const [role, setRole] = useState<OfficialRole>('JUDGE');
  const appoint = async () => {
    if (player === null) throw new Error(d('player.nobody'));
    await done(APPOINT_OFFICIAL, { id, player, role });
    setTyped('');
  };
  return (
    <details class={style.fold}>
      <summary>{d('appoint.title')}</summary>
      <Form label={d('appoint')} plain onSend={appoint}>
        <p>{d(`role.${role}.about`)}</p>
        <ChoiceField
          label={d('appoint.role')}
          value={role}
          options={ROLES.map((one) => ({ value: one, text: d(`role.${one}`) }))}
          onValue={setRole}
        />
        <PlayerField label={d('appoint.player')} value={typed} onValue={setTyped} onPlayer={setPlayer} />
      </Form>
    </details>
  );
}
