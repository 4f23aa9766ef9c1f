import { askPatiently } from '../../../data/client.ts';
import { type JudgedMatch, REWIND_MATCH } from '../../../data/desk/operations.generated.ts';
import { api } from '../../../data/session.ts';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import type { Question } from '../question.tsx';
import type { Judged } from './use-judged.ts';

const CONSEQUENCES = ['kept', 'chance', 'seen', 'sealed', 'time', 'back'] as const;

/** Returns the confirmation before a rewind, with the consequences of the rewind. */
export function rewindQuestion(judged: Judged, { id, version }: JudgedMatch, to: number): Question {
  const entry = judged.known.entries.find((one) => one.version === to);
  return {
    title: d('rewind.title', { to }),
    about: d('rewind.about', { to, next: version + 1 }),
    label: d('rewind.do'),
    reason: 'must',
    run: async (reason) => {
      const input = { matchId: id, to, reason, version };
      judged.take((await askPatiently(api(), REWIND_MATCH, { input })).rewindMatch);
    },
    children: (
      <>
        {entry && entry.text !== '' && <blockquote class={style.quote}>{entry.text}</blockquote>}
        <ul class={style.consequences}>
          {CONSEQUENCES.map((one) => (
            <li key={one}>{d(`rewind.${one}`)}</li>
          ))}
        </ul>
      </>
    ),
  };
}
