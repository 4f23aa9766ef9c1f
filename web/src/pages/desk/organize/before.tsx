import { useState } from 'preact/hooks';
import { BEGIN_TOURNAMENT, OPEN_REGISTRATION } from '../../../data/desk/operations.generated.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { When } from '../../../parts/when.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import type { Desk } from './desk.ts';

/** Renders an event that is a draft, which only the organizer sees. */
export function Draft({ desk: { tournament, ask } }: { desk: Desk }) {
  const { id } = tournament;
  const question = { title: d('open'), about: d('open.about'), label: d('open') };
  return (
    <>
      <p>{d('next.DRAFT')}</p>
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={() => ask({ ...question, run: () => done(OPEN_REGISTRATION, { id }) })}
        >
          {d('open')}
        </button>
        <a class="button" href={`/tournaments/${id}/desk?setup`}>
          {d('change')}
        </a>
      </div>
    </>
  );
}

/** Renders an event whose registration is open. */
export function Announced({ desk }: { desk: Desk }) {
  const { tournament, roster } = desk;
  const { setup } = tournament;
  const all = [...roster.values()].filter(({ gone }) => gone === null);
  const agreed = all.filter(({ members }) => members.every((member) => member.agreed));
  const there = setup.checkIn === null ? agreed : agreed.filter(({ checkedIn }) => checkedIn);
  const [isBeginning, setBeginning] = useState(false);
  return (
    <>
      <p role="status">
        {d('next.OPEN', { n: all.length })}
        {there.length < all.length &&
          ` ${d(setup.checkIn === null ? 'next.agreed' : 'next.there', { n: there.length })}`}
      </p>
      {setup.startsAt && (
        <p class="soft">
          {d('next.starts')} <When at={setup.startsAt} />
        </p>
      )}
      <Invite tournament={tournament} />
      <div class="row">
        <button type="button" class="main" onClick={() => setBeginning(true)}>
          {d('begin')}
        </button>
      </div>
      {isBeginning && (
        <Dialog title={d('begin')} onClose={() => setBeginning(false)}>
          <Beginning id={tournament.id} count={there.length} onClose={() => setBeginning(false)} />
        </Dialog>
      )}
    </>
  );
}

function Beginning({ id, count, onClose }: { id: string; count: number; onClose: () => void }) {
  const [seeding, setSeeding] = useState('');
  const begin = async () => {
    const numbers = (seeding.match(/\d+/g) ?? []).map(Number);
    await done(BEGIN_TOURNAMENT, { id, ...(numbers.length > 0 ? { seeding: numbers } : {}) });
    onClose();
  };
  return (
    <Form label={d('begin')} onSend={begin}>
      <p>{d('begin.about', { n: count })}</p>
      <TextField label={d('begin.seeding')} hint={d('begin.seeding.hint')} value={seeding} onValue={setSeeding} />
    </Form>
  );
}

/** Renders the link to share. */
function Invite({ tournament: { id, setup, invitation } }: Pick<Desk, 'tournament'>) {
  const needsCode = setup.registration === 'INVITATION' || setup.visibility === 'PRIVATE';
  const code = needsCode && invitation ? `?invitation=${encodeURIComponent(invitation)}` : '';
  const link = `${location.origin}/tournaments/${id}${code}`;
  return (
    <div class={style.invite}>
      <span>{d(needsCode ? 'invite.code' : 'invite.open')}</span>
      <code>{link}</code>
      <CopyButton text={link} label={d('invite.copy')} />
    </div>
  );
}
