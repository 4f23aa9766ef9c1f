import { navigate } from '../../../browser/location.ts';
import type { RoundLine } from '../../../data/tournaments/index.ts';
import { Choice } from '../../../parts/forms/choice.tsx';
import { formatOf } from '../../../parts/tournaments/formats.ts';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { addressOf } from '../views.ts';
import style from './pairings.module.css';

interface RoundChoiceProps {
  readonly rounds: readonly RoundLine[];
  /** The index of the shown round. */
  readonly at: number;
  readonly query: URLSearchParams;
}

/** Renders the choice of a round, which the address names. If it is the last round, the page follows new rounds. */
export function RoundChoice({ rounds, at, query }: RoundChoiceProps) {
  const { tournament } = useEvent();
  const go = (index: number) => {
    const round = rounds[index];
    if (!round) return;
    const isLast = index === rounds.length - 1;
    const where = isLast ? {} : { stage: String(round.stage), round: String(round.round) };
    navigate(addressOf(tournament.id, query, { show: 'pairings', ...where }), { replace: true });
  };
  const several = tournament.stages.length > 1;
  const options = rounds.map(({ stage, round }, value) => {
    const plan = tournament.stages.find(({ number }) => number === stage)?.plan;
    const text = e('pairings.roundName', { round });
    return { value, text: several && plan ? e('pairings.stageRound', { format: formatOf(plan), round }) : text };
  });
  return (
    <div class={style.choice}>
      <button type="button" aria-label={e('pairings.earlier')} disabled={at <= 0} onClick={() => go(at - 1)}>
        ‹
      </button>
      <Choice aria-label={e('pairings.round')} value={at} options={options} onValue={go} />
      <button
        type="button"
        aria-label={e('pairings.later')}
        disabled={at >= rounds.length - 1}
        onClick={() => go(at + 1)}
      >
        ›
      </button>
    </div>
  );
}
