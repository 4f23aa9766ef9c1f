import { useState } from 'preact/hooks';
import { SWAP_ENTRANTS } from '../../../data/desk/operations.generated.ts';
import type { TableLine } from '../../../data/tournaments/index.ts';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { numberedName } from '../names.ts';
import type { Desk } from './desk.ts';

interface SwapProps {
  readonly desk: Desk;
  readonly round: { readonly tables: readonly TableLine[]; readonly byes: readonly { readonly number: number }[] };
}

/** Swaps two entrants of a proposed round, including entrants with a bye. */
export function Swap({ desk: { tournament, roster }, round: { tables, byes } }: SwapProps) {
  const all = [...tables.flatMap(({ entrants }) => entrants), ...byes].map(({ number }) => number);
  const [chosen, setChosen] = useState<readonly [number | null, number | null]>([null, null]);
  const [a, b] = [chosen[0] ?? all[0] ?? 0, chosen[1] ?? all[2] ?? all[1] ?? 0];
  const options = [...all].sort((x, y) => x - y).map((n) => ({ value: n, text: numberedName(roster, n) }));
  return (
    <details class={style.fold}>
      <summary>{d('swap')}</summary>
      <Form label={d('swap.do')} plain onSend={() => done(SWAP_ENTRANTS, { id: tournament.id, a, b })}>
        <div class={style.pair}>
          <ChoiceField label={d('swap.a')} value={a} options={options} onValue={(n) => setChosen([n, b])} />
          <ChoiceField label={d('swap.b')} value={b} options={options} onValue={(n) => setChosen([a, n])} />
        </div>
      </Form>
    </details>
  );
}
