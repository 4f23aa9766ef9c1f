import {
  autoMove,
  type BlankValue,
  type MoveInput,
  mostOf,
  moveOf,
  type Policy,
} from '../../clients/typescript/src/index.ts';
import { chooseNumber, chooseOne, chooseSome, type Item } from './prompts.ts';
import type { Blank, Choice, Decision } from './shapes.ts';

export type Answer = { do: 'move'; move: MoveInput } | { do: 'table' | 'resign' | 'leave' };

/** A function that answers a decision. The signal is aborted when the question is no longer open. */
export type Chooser = (asked: Decision, signal: AbortSignal) => Promise<Answer>;

export function autoChooser(policy: Policy): Chooser {
  return async ({ choices }) => ({ do: 'move', move: autoMove(policy, choices) });
}

const BESIDES: readonly Item<Choice | Answer['do']>[] = [
  { value: 'table', label: '… show the table' },
  { value: 'resign', label: '… resign' },
  { value: 'leave', label: '… leave, and continue later' },
];

/** Asks the person at the terminal. */
export const personChooser: Chooser = async (asked, signal) => {
  const items = asked.choices.map((choice): Item<Choice | Answer['do']> => ({ value: choice, label: choice.label }));
  for (;;) {
    const picked = (await chooseOne(asked.prompt, [...items, ...BESIDES], signal)) ?? 'leave';
    if (typeof picked === 'string') {
      if (picked !== 'resign' || (await isSure(signal))) return picked === 'move' ? { do: 'leave' } : { do: picked };
      continue;
    }
    const values = await fillBlanks(picked, signal);
    if (values !== null) return { do: 'move', move: moveOf(picked, values) };
    if (signal.aborted) return { do: 'leave' };
  }
};

async function isSure(signal: AbortSignal): Promise<boolean> {
  const items = [
    { value: false, label: 'No, keep playing' },
    { value: true, label: 'Yes, resign' },
  ];
  return (await chooseOne('Resign from this match? This cannot be undone.', items, signal)) ?? false;
}

// Asks for one value after another. Returns null if the user goes back to the choices.
async function fillBlanks(choice: Choice, signal: AbortSignal): Promise<BlankValue[] | null> {
  const values: BlankValue[] = [];
  const title = choice.label.replace(/[\s:]*…$/, '');
  for (const blank of choice.blanks) {
    const value = await fillBlank(blank.label === null ? title : `${title}: ${blank.label}`, blank, signal);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

async function fillBlank(label: string, blank: Blank, signal: AbortSignal): Promise<BlankValue | null> {
  const { from, min } = blank;
  if (!from) return chooseNumber(label, blank, signal);
  const max = mostOf(blank);
  if (max !== 1) return chooseSome(label, { from, min, max }, signal);
  const none = min === 0 ? [{ value: [], label: 'none' }] : [];
  return chooseOne(label, [...from.map((option) => ({ value: [option.value], label: option.label })), ...none], signal);
}
