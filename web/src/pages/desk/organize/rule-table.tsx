import { useState } from 'preact/hooks';
import { RULE_TABLE } from '../../../data/desk/operations.generated.ts';
import type { TableLine } from '../../../data/tournaments/index.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { ChoiceField } from '../../../parts/forms/choice.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { nameOf } from '../names.ts';
import { type Desk, isElimination } from './desk.ts';

interface RuleTableProps {
  readonly desk: Desk;
  readonly place: { readonly id: string; readonly stage: number; readonly round: number };
  readonly table: TableLine;
  readonly onClose: () => void;
}

/** Decides a table regardless of its games: a result, a correction, or a loss for all. */
export function RuleTable({ desk: { tournament, roster }, place, table, onClose }: RuleTableProps) {
  const [reason, setReason] = useState('');
  const names = table.entrants.map(({ number }) => nameOf(roster, number));
  const [places, setPlaces] = useState<readonly number[] | null>(firstOf(names.length));
  const [gameWins, setGameWins] = useState('');
  const send = async () => {
    const input = {
      ...place,
      table: table.table,
      reason: reason.trim(),
      ...(places ? { places } : {}),
      ...winsOf(gameWins),
    };
    await done(RULE_TABLE, input);
    onClose();
  };
  const isBracket = isElimination(tournament, place.stage);
  return (
    <Dialog title={d(table.over ? 'rule.correct' : 'rule.title', { n: table.table })} onClose={onClose}>
      <Form label={d('rule.do')} onSend={send}>
        <p>{d(table.over ? 'rule.correct.about' : 'rule.about')}</p>
        {names.length === 2 ? (
          <ChoiceField
            label={d('rule.result')}
            value={JSON.stringify(places)}
            options={resultsOfTwo(names, isBracket)}
            onValue={(value) => setPlaces(value === 'null' ? null : parsed(value))}
          />
        ) : (
          <PlacesFields names={names} places={places} onPlaces={setPlaces} />
        )}
        {tournament.setup.bestOf > 1 && (
          <TextField
            label={d('rule.gameWins')}
            hint={d('rule.gameWins.hint')}
            maxLength={20}
            value={gameWins}
            onValue={setGameWins}
          />
        )}
        <TextField
          label={d('reason')}
          hint={d('reason.hint')}
          required
          maxLength={500}
          value={reason}
          onValue={setReason}
        />
      </Form>
    </Dialog>
  );
}

// Parses wins such as `2:1`, in the order of the table. If the text is empty, the games stay as played.
function winsOf(text: string): { gameWins?: number[] } {
  return text.trim() === '' ? {} : { gameWins: parsed(text) };
}

function firstOf(count: number): number[] {
  return count === 2 ? [1, 2] : Array.from({ length: count }, (_, index) => index + 1);
}

function resultsOfTwo([a = '', b = '']: readonly string[], isBracket: boolean) {
  const wins = [
    { value: '[1,2]', text: d('rule.wins', { name: a }) },
    { value: '[2,1]', text: d('rule.wins', { name: b }) },
  ];
  if (isBracket) return wins; // one entrant has to advance
  return [...wins, { value: '[1,1]', text: d('rule.draw') }, { value: 'null', text: d('rule.doubleLoss') }];
}

function parsed(value: string): number[] {
  return (value.match(/\d+/g) ?? []).map(Number);
}

interface PlacesFieldsProps {
  readonly names: readonly string[];
  readonly places: readonly number[] | null;
  readonly onPlaces: (places: readonly number[] | null) => void;
}

function PlacesFields({ names, places, onPlaces }: PlacesFieldsProps) {
  const options = names.map((_, index) => ({ value: index + 1, text: String(index + 1) }));
  const current = places ?? firstOf(names.length);
  return (
    <>
      <ChoiceField
        label={d('rule.result')}
        value={places === null}
        options={[
          { value: false, text: d('rule.byPlace') },
          { value: true, text: d('rule.allLose') },
        ]}
        onValue={(isLost) => onPlaces(isLost ? null : firstOf(names.length))}
      />
      {places !== null && (
        <div class={style.pair}>
          {names.map((name, index) => (
            <ChoiceField
              key={name}
              label={name}
              value={current[index] ?? index + 1}
              options={options}
              onValue={(place) => onPlaces(current.map((old, i) => (i === index ? place : old)))}
            />
          ))}
        </div>
      )}
    </>
  );
}
