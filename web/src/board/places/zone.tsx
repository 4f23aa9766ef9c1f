import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CardView, Zone } from '../../data/client.ts';
import { memo } from '../../parts/memo.tsx';
import { t } from '../../texts/index.ts';
import { inOrder } from '../arrangement.ts';
import { CardFace } from '../pieces/card.tsx';
import { colourOf, looksOf } from '../skins/skin.ts';
import { keyOf, type Marks, subjectsOfCard } from '../subjects.ts';
import { useAround } from '../surroundings.ts';
import style from './zone.module.css';

/** Renders a readable hand with every card in full, side by side. */
export const Hand = memo(({ zone, owner }: { zone: Zone; owner: string }) => {
  const { marks } = useAround();
  const title = [owner, zone.label].filter(Boolean).join(': ');
  return (
    <section class={style.hand} aria-label={title} data-zone={zone.key}>
      <h3 class={style.label}>
        {title} <span class={style.count}>{zone.count}</span>
      </h3>
      <div class={`${style.strip} fades`}>
        {numbered(inOrder(zone)).map(([card, copy]) => (
          <CardFace key={`${card.name} ${copy}`} card={standIn(card, zone, marks)} size="full" />
        ))}
      </div>
    </section>
  );
});

// Copies are interchangeable, so one may replace another without being drawn again.
function numbered(cards: readonly CardView[]): (readonly [CardView, number])[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card.name ?? '') ?? 0) + 1;
    seen.set(card.name ?? '', copy);
    return [card, copy] as const;
  });
}

// A question names only one of several copies in a hand, so a click on any copy counts. Next to the card that a chosen
// answer is about, another copy may still be open: either of them can then be picked.
function standIn(card: CardView, { cards }: Zone, marks: Marks): CardView {
  const stateOf = (one: CardView) =>
    subjectsOfCard(one).flatMap((subject) => marks.get(keyOf(subject))?.state ?? [])[0];
  const own = stateOf(card);
  if (own === 'open' || own === 'picked') return card;
  const copies = cards.filter((one) => one.name === card.name);
  const open = copies.find((one) => stateOf(one) === 'open');
  return open ?? (own ? card : (copies.find((one) => stateOf(one)) ?? card));
}

/** Renders public cards side by side: a row, or a small open pile. */
function Row({ zone }: { zone: Zone }) {
  const { roomy } = useAround();
  return (
    <section class={style.row} aria-label={zone.label} data-zone={zone.key}>
      <h3 class={style.label}>{zone.label}</h3>
      <div class={style.cards}>
        {inOrder(zone).map((card, i) => (
          <CardFace key={card.number ?? `back-${i}`} card={card} size={roomy ? 'full' : 'small'} where={zone.label} />
        ))}
      </div>
    </section>
  );
}

/** Renders a pile with its count and its top card, if visible. A click shows the readable cards. */
function Stack({ zone }: { zone: Zone }) {
  const { marks, skin } = useAround();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const cards = inOrder(zone);
  const [top] = cards;
  const lit = cards.flatMap((card) => subjectsOfCard(card).flatMap((one) => marks.get(keyOf(one))?.state ?? []));
  const isPointed = cards.some((card) => subjectsOfCard(card).some((one) => marks.get(keyOf(one))?.isPointed));
  const look = looksOf(skin, 'cards', top?.name ? [top.name, top.back] : [zone.label], top?.text ?? '');
  const inside = (
    <>
      <span class={style.icon} data-open={top !== undefined} aria-hidden="true" />
      <span class={style.title}>
        {zone.label}
        {top?.name && top.place === 0 && <small>{top.name}</small>}
      </span>
      <span class={style.count}>{zone.count}</span>
    </>
  );
  if (cards.length === 0) {
    return (
      <span class={style.stack} style={colourOf(look)} data-zone={zone.key}>
        {inside}
      </span>
    );
  }
  return (
    <div data-zone={zone.key}>
      <button
        type="button"
        class={style.stack}
        style={colourOf(look)}
        // The zone is highlighted only while something inside it can still be chosen.
        data-lit={lit.includes('open') ? 'open' : lit[0]}
        data-pointed={isPointed || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {inside}
      </button>
      {isOpen && <Sheet title={zone.label} cards={cards} onClose={close} />}
    </div>
  );
}

interface SheetProps {
  readonly title: string;
  readonly cards: readonly CardView[];
  /** Called when the dialog closes. */
  readonly onClose: () => void;
}

// Picking a card in the dialog closes it: the question continues beside the table.
function Sheet({ title, cards, onClose }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current?.showModal(), []);
  const close = () => sheet.current?.close();
  const onClick = ({ target }: Event) => {
    if (target === sheet.current || (target instanceof Element && target.closest('[data-lit]'))) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog by the Escape key
    <dialog class={style.sheet} ref={sheet} aria-label={title} onClick={onClick} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={close}>
          {t('board.close')}
        </button>
      </header>
      <div class={style.all}>
        {cards.map((card) => (
          <CardFace key={card.number} card={card} size="full" />
        ))}
      </div>
    </dialog>
  );
}

/** The maximum size of an open pile whose cards are laid out side by side. A larger pile shows only its top card. */
const FEW = 3;

/** Whether the cards of a zone lie side by side. */
export function isLaidOut({ kind, cards, count }: Zone, roomy: boolean): boolean {
  return kind === 'ROW' || (roomy && kind === 'PILE' && count <= FEW && cards.length === count);
}

/** Renders a zone as its viewer sees it. */
export const AnyZone = memo(({ zone }: { zone: Zone }) => {
  const { roomy } = useAround();
  return isLaidOut(zone, roomy) ? <Row zone={zone} /> : <Stack zone={zone} />;
});
