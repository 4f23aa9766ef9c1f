import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Subject, TableView } from '../data/client.ts';
import { t } from '../texts/index.ts';
import { isolated } from '../texts/isolated.ts';
import { type Arrangement, arranged, plainKind, type SeatPart } from './arrangement.ts';
import style from './board.module.css';
import type { SeatTime } from './clock.ts';
import type { Dragging } from './drag/gesture.ts';
import { useDrag } from './drag/use-drag.ts';
import { EffectsLayer, type Showing } from './effects/effects-layer.tsx';
import { isTurnedFor } from './geometry.ts';
import { keptArrangement, keptList, keptTable } from './kept.ts';
import { useMovedCards } from './moved-cards.ts';
import { CloseUp, type Seen } from './places/close-up.tsx';
import { Dock } from './places/dock.tsx';
import { Field } from './places/field.tsx';
import { SeatPanel } from './places/seat-panel.tsx';
import { Counters, SeatStatus, type Sitting } from './places/seat-status.tsx';
import { AnyZone } from './places/zone.tsx';
import { PLAIN, type Skin } from './skins/skin.ts';
import { type Marks, NO_MARKS } from './subjects.ts';
import { Around, type Closely, type Surroundings } from './surroundings.ts';
import { useInView } from './use-in-view.ts';

interface BoardProps {
  readonly table: TableView;
  /** The players by seat. */
  readonly seats: readonly Sitting[];
  /** The viewer's seats; empty for spectators. */
  readonly mine?: readonly number[];
  /** The seats that the match waits for. */
  readonly asked?: readonly number[];
  readonly times?: readonly SeatTime[];
  readonly skin?: Skin | undefined;
  /** The highlighted items. */
  readonly marks?: Marks;
  /** Called when a highlighted item is clicked; if absent, nothing can be chosen. */
  readonly onPick?: ((subject: Subject) => void) | undefined;
  /** Turns the piece that is being turned, clockwise or back. */
  readonly onTurn?: Surroundings['turn'];
  /** The effect of dragging a highlighted item; if absent, nothing can be dragged. */
  readonly dragging?: Dragging | undefined;
  /** Called with the item in close-up; null when the close-up ends. */
  readonly onLook?: ((item: Closely | null) => void) | undefined;
  /** The effects that are played over the table, or that the reader points at. */
  readonly showing?: Showing | null;
  /** Whether the type is large, for a projector. */
  readonly wall?: boolean;
  /** Whether several open hands are stacked vertically, so that all of them are in view. */
  readonly stacked?: boolean;
  /** Whether moving cards and pieces are animated. */
  readonly animated?: boolean;
  /** The page's own content below the table's counters. */
  readonly children?: ComponentChildren;
}

/** Renders a whole table of any game: seats, board, zones, hands, counters. Rendering needs no network access. */
export function Board(props: BoardProps) {
  const {
    mine = [],
    marks = NO_MARKS,
    onPick,
    onTurn = null,
    onLook,
    skin = PLAIN,
    wall = false,
    stacked = false,
    animated = true,
    showing = null,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const { table, seats, parts } = useLaid(props);
  useMovedCards(root, table, animated);
  useInView(root, marks);
  const ghost = useDrag(root, props.dragging);
  const shape = table.board?.shape ?? null;
  const isCrowded = parts.far.length > 1;
  const around = useMemo(
    (): Surroundings => ({
      nameOf: (seat) => isolated(seats.find((one) => one.seat === seat)?.name ?? t('board.seat', { seat: seat + 1 })),
      marks,
      // A close-up would cover the next choice.
      pick: onPick
        ? (subject) => {
            setSeen(null);
            onPick(subject);
          }
        : null,
      turn: onTurn,
      skin,
      shape,
      roomy: shape === null,
      show: (what: Closely | null, beside) => {
        setSeen(what && beside ? { what, beside } : null);
        onLook?.(what);
      },
    }),
    [seats, marks, onPick, onTurn, onLook, skin, shape],
  );
  return (
    <Around.Provider value={around}>
      <div class={style.stage} data-wall={wall}>
        <div class={style.board} ref={root} data-field={table.board != null} data-still={!animated}>
          <div class={style.side}>
            <div class={style.others} data-column>
              <div class={style.far}>
                {parts.far.map((part) => (
                  <SeatPanel key={part.seat} part={part} {...seatOf(props, seats, part)} isBrief={isCrowded && !wall} />
                ))}
              </div>
              <Common parts={parts}>{props.children}</Common>
            </div>
            <div class={style.near} data-column>
              {parts.near.map((part) => (
                <SeatPanel key={part.seat} part={part} {...seatOf(props, seats, part)} />
              ))}
            </div>
          </div>
          {table.board && (
            <div class={style.field}>
              <Field
                board={table.board}
                cards={parts.cards}
                plain={plainKind(table)}
                turned={isTurnedFor(table.board, mine[0])}
              />
            </div>
          )}
          <Dock parts={parts} stacked={stacked}>
            {mine.length > 0 &&
              parts.near.map((part) => (
                <SeatStatus key={part.seat} part={part} {...seatOf(props, seats, part)} docked />
              ))}
          </Dock>
          <EffectsLayer root={root} showing={showing} table={table} />
          <CloseUp seen={seen} />
          <div class={style.ghost} ref={ghost} hidden aria-hidden="true" data-ghost />
        </div>
      </div>
    </Around.Provider>
  );
}

/** Returns the parts to draw, identical to the previous ones if unchanged. */
function useLaid({ table: given, seats: sitting, mine = [] }: BoardProps) {
  const last = useRef<{ table: TableView; seats: readonly Sitting[]; parts: Arrangement } | null>(null);
  const before = last.current;
  const table = before ? keptTable(before.table, given) : given;
  const seats = before ? keptList(before.seats, sitting, ({ seat }) => seat) : sitting;
  const near = mine.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: seats are compared by their numbers
  const laid = useMemo(() => arranged(table, mine), [table, near]);
  const parts = before ? keptArrangement(before.parts, laid) : laid;
  last.current = { table, seats, parts };
  return last.current;
}

function seatOf({ mine = [], asked = [], times = [] }: BoardProps, seats: readonly Sitting[], { seat }: SeatPart) {
  return {
    sitting: seats.find((one) => one.seat === seat),
    isMine: mine.includes(seat),
    isAsked: asked.includes(seat),
    time: times.find((one) => one.seat === seat),
  };
}

// The counters and zones of the table.
function Common({ parts: { common, counters }, children }: { parts: Arrangement; children: ComponentChildren }) {
  const zones = common.filter(({ count }) => count > 0);
  return (
    <div class={style.common}>
      <Counters counters={counters} bars={false} />
      {children}
      {zones.length > 0 && (
        <div class={style.zones}>
          {zones.map((zone) => (
            <AnyZone key={zone.key} zone={zone} />
          ))}
        </div>
      )}
    </div>
  );
}
