import { useState } from 'preact/hooks';
import type { JudgeRuling } from '../../../data/client.ts';
import { askPatiently } from '../../../data/client.ts';
import {
  GIVE_TIME,
  type JudgedMatch,
  PAUSE_MATCH,
  RESUME_MATCH,
  RULE,
} from '../../../data/desk/operations.generated.ts';
import { api } from '../../../data/session.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { NumberField } from '../../../parts/forms/number-field.tsx';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from '../desk.module.css';
import type { Question } from '../question.tsx';
import type { Judged } from './use-judged.ts';

interface PowersProps {
  readonly match: JudgedMatch;
  readonly judged: Judged;
  readonly ask: (question: Question) => void;
}

/** Renders a judge's actions on a match, each with a public reason. */
export function Powers({ match, judged, ask }: PowersProps) {
  const [open, setOpen] = useState<'time' | 'rule' | null>(null);
  const close = () => setOpen(null);
  const kind = match.paused ? 'resume' : 'pause';
  const stop = { title: d(`power.${kind}`), about: d(`power.${kind}.about`), label: d(`power.${kind}`) };
  const run = async (reason: string) => {
    const input = { matchId: match.id, reason, version: match.version };
    if (match.paused) judged.take((await askPatiently(api(), RESUME_MATCH, { input })).resumeMatch);
    else judged.take((await askPatiently(api(), PAUSE_MATCH, { input })).pauseMatch);
  };
  return (
    <section class={`panel ${style.part}`} aria-labelledby="powers">
      <h3 id="powers">{d('powers.title')}</h3>
      <div class="row">
        <button type="button" class="main" onClick={() => ask({ ...stop, reason: 'must', run })}>
          {d(`power.${kind}`)}
        </button>
        {match.timeControl && (
          <button type="button" onClick={() => setOpen('time')}>
            {d('power.time')}
          </button>
        )}
        <button type="button" onClick={() => setOpen('rule')}>
          {d('power.rule')}
        </button>
      </div>
      <p class="soft">{d('power.rewind.how')}</p>
      {open === 'time' && (
        <Dialog title={d('power.time')} onClose={close}>
          <Time match={match} judged={judged} onClose={close} />
        </Dialog>
      )}
      {open === 'rule' && (
        <Dialog title={d('power.rule')} onClose={close}>
          <Ruling match={match} judged={judged} onClose={close} />
        </Dialog>
      )}
    </section>
  );
}

type ActProps = Omit<PowersProps, 'ask'> & { readonly onClose: () => void };

function Time({ match, judged, onClose }: ActProps) {
  const [seat, setSeat] = useState(match.waitingFor[0] ?? 0);
  const [minutes, setMinutes] = useState<number | null>(5);
  const [reason, setReason] = useState('');
  const send = async () => {
    const seconds = Math.max(1, Math.round((minutes ?? 0) * 60));
    const input = { matchId: match.id, version: match.version, reason: reason.trim(), seat, seconds };
    judged.take((await askPatiently(api(), GIVE_TIME, { input })).giveTime);
    onClose();
  };
  return (
    <Form label={d('power.time')} onSend={send}>
      <p>{d('power.time.about')}</p>
      <SeatField match={match} value={seat} onValue={setSeat} />
      <NumberField
        label={d('power.time.minutes')}
        required
        min={0.1}
        max={10_080}
        step="any"
        value={minutes}
        onValue={setMinutes}
      />
      <ReasonField value={reason} onValue={setReason} />
    </Form>
  );
}

const RULINGS: readonly JudgeRuling[] = ['NOTE', 'WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'];

function Ruling({ match, judged, onClose }: ActProps) {
  const [seat, setSeat] = useState(0);
  const [ruling, setRuling] = useState<JudgeRuling>('NOTE');
  const [reason, setReason] = useState('');
  const send = async () => {
    const input = { matchId: match.id, version: match.version, reason: reason.trim(), seat, ruling };
    judged.take((await askPatiently(api(), RULE, { input })).rule);
    onClose();
  };
  return (
    <Form label={d(`ruling.${ruling}.do`)} onSend={send}>
      <ChoiceField
        label={d('power.rule.what')}
        hint={d(`ruling.${ruling}.about`)}
        value={ruling}
        options={RULINGS.map((one) => ({ value: one, text: d(`ruling.${one}`) }))}
        onValue={setRuling}
      />
      <SeatField match={match} value={seat} onValue={setSeat} />
      <ReasonField value={reason} onValue={setReason} />
    </Form>
  );
}

interface SeatFieldProps {
  readonly match: JudgedMatch;
  readonly value: number;
  readonly onValue: (seat: number) => void;
}

function SeatField({ match, value, onValue }: SeatFieldProps) {
  const options = match.seats.map(({ seat, name }) => ({ value: seat, text: isolated(name) }));
  return <ChoiceField label={d('power.seat')} value={value} options={options} onValue={onValue} />;
}

function ReasonField(props: { readonly value: string; readonly onValue: (value: string) => void }) {
  return <TextField label={d('reason')} hint={d('reason.hint')} required maxLength={500} {...props} />;
}
