import { type Linking, linked } from '../rules/linked.tsx';
import { hueOf } from './hue.ts';
import style from './printed-card.module.css';

interface PrintedCardProps {
  readonly card: { readonly name: string; readonly kind: string; readonly text: string; readonly back: string };
  /** Where the terms in the text lead. */
  readonly linking: Linking;
}

/** Renders a card's face as printed in the catalogue. Cards of one kind share a colour. */
export function PrintedCard({ card: { name, kind, text }, linking }: PrintedCardProps) {
  return (
    <article class={style.card} style={{ '--hue': String(hueOf(kind)) }}>
      <header class={style.head}>
        <h3>{name}</h3>
        <p>{kind}</p>
      </header>
      <p class={style.text}>{linked(text, linking)}</p>
    </article>
  );
}
