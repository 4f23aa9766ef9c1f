import { useState } from 'preact/hooks';
import { REGISTER_FOR_TOURNAMENT } from '../../../data/desk/operations.generated.ts';
import { Form } from '../../../parts/forms/form.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { PlayerField } from '../player-field.tsx';
import type { Desk } from './desk.ts';

/** Renders a form for the organizer to add a player, who is then asked to accept. */
export function AddEntrant({ desk: { tournament } }: { desk: Desk }) {
  const { teamSize } = tournament.setup;
  const nobody: readonly string[] = Array.from({ length: teamSize }, () => '');
  const [typed, setTyped] = useState(nobody);
  const [members, setMembers] = useState<readonly (string | null)[]>([]);
  const [said, setSaid] = useState<string>();
  const put = <T,>(list: readonly T[], index: number, value: T) => {
    const changed = [...list];
    changed[index] = value;
    return changed;
  };
  const add = async () => {
    const known = members.slice(0, teamSize).flatMap((one) => one ?? []);
    if (known.length < teamSize) throw new Error(d('player.nobody'));
    await done(REGISTER_FOR_TOURNAMENT, { id: tournament.id, members: known });
    setTyped(nobody);
    setSaid(d('add.done'));
  };
  return (
    <details class={style.fold}>
      <summary>{d(tournament.status === 'RUNNING' ? 'add.late' : 'add.title')}</summary>
      <Form label={d('add.do')} plain onSend={add} {...(said === undefined ? {} : { said })}>
        <p>{d('add.about')}</p>
        {typed.map((value, index) => (
          <PlayerField
            // biome-ignore lint/suspicious/noArrayIndexKey: a member has no identity besides its position
            key={index}
            label={teamSize === 1 ? d('add.player') : d('add.member', { n: index + 1 })}
            value={value}
            onValue={(text) => setTyped((last) => put(last, index, text))}
            onPlayer={(id) => setMembers((last) => put(last, index, id))}
          />
        ))}
      </Form>
    </details>
  );
}
