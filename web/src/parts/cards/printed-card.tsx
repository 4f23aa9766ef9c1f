import style from './printed-card.module.css';

interface PrintedCardProps {
  readonly card: { readonly name: string; readonly kind: string; readonly text: string; readonly back: string };
}

/** A card's face as the catalogue prints it. Cards of one kind have one colour. */
export function PrintedCard({ card: { name, kind, text } }: PrintedCardProps) {
  return (
    <article class={style.card} style={{ '--hue': String(hueOf(kind)) }}>
      <header class={style.head}>
        <h3>{name}</h3>
        <p>{kind}</p>
      </header>
      <p class={style.text}>{text}</p>
    </article>
  );
}

/** Degrees on the circle of colours, far apart for kinds with similar names. */
function hueOf(kind: string): number {
  let sum = 7;
  for (const sign of kind) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 3600;
  return (sum * 137) % 360;
}
