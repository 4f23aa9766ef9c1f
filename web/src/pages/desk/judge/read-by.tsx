import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { When } from '../../../parts/when.tsx';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from '../desk.module.css';
import type { Readings } from './use-judged.ts';

/** Renders which judge has revealed all cards, and when. Everyone at the match can see this. */
export function ReadBy({ readings, tournament }: { readings: Readings; tournament: TournamentHead }) {
  if (readings.length === 0) return null;
  const { organizer, officials } = tournament;
  const names = new Map([organizer, ...officials.map(({ player }) => player)].map(({ id, name }) => [id, name]));
  return (
    <details class={style.fold}>
      <summary>{d('readings.title', { n: readings.length })}</summary>
      <ul class={style.papers}>
        {readings.map(({ judge, version, at }) => (
          <li key={`${judge} ${version}`}>
            {d('readings.one', { name: isolated(names.get(judge) ?? d('readings.other')), version })} · <When at={at} />
          </li>
        ))}
      </ul>
    </details>
  );
}
