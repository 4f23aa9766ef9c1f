import type { TieBreak } from '../../../data/client.ts';
import { d } from '../../../texts/desk.ts';
import style from './setup.module.css';

const ALL: readonly TieBreak[] = [
  'OPPONENTS_MATCH_WIN',
  'OPPONENTS_OPPONENTS_MATCH_WIN',
  'GAME_WIN',
  'OPPONENTS_GAME_WIN',
  'RESISTANCE',
  'OPPONENTS_RESISTANCE',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'MEDIAN_BUCHHOLZ',
  'SONNEBORN_BERGER',
  'PROGRESSIVE_SCORE',
  'WINS',
  'DIRECT_ENCOUNTER',
];

interface TieBreaksProps {
  readonly chosen: readonly TieBreak[];
  readonly onValue: (chosen: readonly TieBreak[]) => void;
}

/** Renders the tie-breaks in order, with the unused ones below. */
export function TieBreaks({ chosen, onValue }: TieBreaksProps) {
  const others = ALL.filter((one) => !chosen.includes(one));
  const earlier = (index: number) => {
    const order = [...chosen];
    order.splice(index - 1, 0, ...order.splice(index, 1));
    onValue(order);
  };
  return (
    <fieldset class={style.tieBreaks}>
      <legend>{d('setup.tieBreaks')}</legend>
      <ol>
        {chosen.map((one, index) => (
          <li key={one}>
            <span>
              <strong>{d(`tieBreak.${one}`)}</strong> <small class="soft">{d(`tieBreak.${one}.about`)}</small>
            </span>
            <button
              type="button"
              class="quiet"
              disabled={index === 0}
              aria-label={d('setup.tieBreaks.up', { name: d(`tieBreak.${one}`) })}
              onClick={() => earlier(index)}
            >
              ↑
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={d('setup.tieBreaks.remove', { name: d(`tieBreak.${one}`) })}
              onClick={() => onValue(chosen.filter((other) => other !== one))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {chosen.length === 0 && <p class="soft">{d('setup.tieBreaks.none')}</p>}
      {others.length > 0 && (
        <ul class={style.add}>
          {others.map((one) => (
            <li key={one}>
              <button type="button" onClick={() => onValue([...chosen, one])}>
                + {d(`tieBreak.${one}`)}
              </button>
              <small class="soft">{d(`tieBreak.${one}.about`)}</small>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
