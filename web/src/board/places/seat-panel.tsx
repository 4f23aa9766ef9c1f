import { useState } from 'preact/hooks';
import type { Counter, Zone } from '../../data/client.ts';
import { memo } from '../../parts/memo.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { aboutSeat, keyOf, type Marks, subjectsOfCard } from '../subjects.ts';
import { useAround } from '../surroundings.ts';
import style from './seat-panel.module.css';
import { SeatStatus, type SeatStatusProps } from './seat-status.tsx';
import { AnyZone, isLaidOut } from './zone.tsx';

interface SeatPanelProps extends Omit<SeatStatusProps, 'docked' | 'isBrief' | 'children'> {
  /** Whether the seat's zones are hidden until the reader asks for them, or must choose from them. */
  readonly isBrief?: boolean;
}

/** Renders a seat: its player, status, time, and its cards except for the viewer's open hand. */
export const SeatPanel = memo(({ isBrief = false, ...seat }: SeatPanelProps) => {
  const { part, sitting, isMine, isAsked } = seat;
  const { marks } = useAround();
  const [isOpen, setOpen] = useState(false);
  const zones = part.zones.filter(({ count }) => count > 0);
  const isChosenFrom = isBrief && zones.some((zone) => hasMarked(zone, marks));
  const isHidden = isBrief && !isOpen && !isChosenFrom;
  return (
    <section
      class={style.panel}
      style={{ '--seat': `var(--seat-${part.seat % 6})` }}
      aria-label={isolated(sitting?.name ?? '')}
      data-asked={isAsked}
      data-lit={marks.get(keyOf(aboutSeat(part.seat)))?.state}
      data-seat={part.seat}
      data-mine={isMine}
      data-brief={isHidden}
      data-bare={zones.length === 0}
    >
      <SeatStatus
        {...seat}
        isBrief={isHidden}
        part={isHidden ? { ...part, counters: [...part.counters, ...handsIn(zones)] } : part}
      >
        {isBrief && zones.length > 0 && (
          <button
            type="button"
            class={style.more}
            aria-expanded={!isHidden}
            aria-label={t('board.cardsOf', { name: sitting?.name ?? '' })}
            disabled={isChosenFrom}
            onClick={() => setOpen(isHidden)}
          >
            {isHidden ? '▾' : '▴'}
          </button>
        )}
      </SeatStatus>
      {!isHidden && <Zones zones={zones} />}
    </section>
  );
});

function hasMarked({ cards }: Zone, marks: Marks): boolean {
  return cards.some((card) => subjectsOfCard(card).some((subject) => marks.has(keyOf(subject))));
}

// The number of cards in hand, which is worth a counter while the hand is hidden.
function handsIn(zones: readonly Zone[]): Counter[] {
  return zones
    .filter(({ kind }) => kind === 'HAND')
    .map(({ label, seat = null, count }) => ({ label, seat, value: count, max: null, side: null }));
}

function Zones({ zones }: { zones: readonly Zone[] }) {
  const { roomy } = useAround();
  const stacks = zones.filter((zone) => !isLaidOut(zone, roomy));
  const rows = zones.filter((zone) => isLaidOut(zone, roomy));
  return (
    <div class={style.all} data-roomy={roomy}>
      {[stacks, rows].map(
        (some, i) =>
          some.length > 0 && (
            <div
              key={i === 0 ? 'stacks' : 'rows'}
              class={`${style.zones} fades`}
              style={{ '--cards': String(some.reduce((sum, { count }) => sum + count, 0)) }}
            >
              {some.map((zone) => (
                <AnyZone key={zone.key} zone={zone} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}
