import type { CardView } from '../../data/client.ts';
import { memo } from '../../parts/memo.tsx';
import { t } from '../../texts/index.ts';
import { colourOf, looksOf } from '../skins/skin.ts';
import { keyOf, litOne, subjectsOfCard } from '../subjects.ts';
import { looking, useAround } from '../surroundings.ts';
import style from './card.module.css';
import { Diagram } from './sides.tsx';

interface CardProps {
  readonly card: CardView;
  /** The size of the card: `full` shows the card's text, `small` only its name. */
  readonly size: 'full' | 'small';
  /** An addition to the card's name, such as its place in a row. */
  readonly where?: string;
  /** Called on a click if the card is not highlighted. */
  readonly onOpen?: () => void;
}

/** Renders a card: its face if the viewer can read it, otherwise its back. */
export const CardFace = memo(({ card, size, where = '', onOpen }: CardProps) => {
  const around = useAround();
  const subject = litOne(around.marks, subjectsOfCard(card));
  const mark = subject ? around.marks.get(keyOf(subject)) : undefined;
  const isLit = subject !== null && around.pick !== null;
  const pick = isLit ? () => around.pick?.(subject) : onOpen;
  const name = card.name ?? '';
  const look = looksOf(around.skin, 'cards', [name, card.back], card.text ?? '');
  const classes = [style.card, style[size], card.name == null && style.back, mark && style[mark.state]];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={colourOf(
        looksOf(around.skin, 'cards', card.name == null ? [card.back] : [name, card.back], card.text ?? ''),
      )}
      data-card={card.number ?? undefined}
      data-lit={mark?.state}
      data-pointed={mark?.isPointed}
      data-subject={isLit ? keyOf(subject) : undefined}
      aria-label={
        card.name == null ? [t('board.faceDown', { back: card.back }), where].filter(Boolean).join(', ') : undefined
      }
      aria-description={card.name != null && size === 'small' ? (card.text ?? undefined) : undefined}
      aria-pressed={mark ? mark.state === 'picked' : undefined}
      aria-disabled={!pick}
      onClick={pick}
      {...looking(around.show, () => {
        return {
          title: card.name ?? t('board.faceDown', { back: card.back }),
          about: where || card.back,
          text: card.text ?? '',
          stats: card.stats,
        };
      })}
    >
      {card.name == null ? (
        <Back back={card.back} />
      ) : (
        <Face
          name={card.name}
          text={size === 'full' ? (card.text ?? '') : ''}
          stats={card.stats}
          symbol={look.symbol}
        />
      )}
      {mark?.order !== undefined && <span class={style.order}>{mark.order}</span>}
    </button>
  );
});

interface FaceProps extends Pick<CardView, 'stats'> {
  readonly name: string;
  readonly text: string;
  readonly symbol: string | null;
}

function Face({ name, text, stats, symbol }: FaceProps) {
  return (
    <>
      <span class={style.head}>
        {symbol && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={symbol} />
          </svg>
        )}
        <span
          class={style.name}
          lang="en"
          data-name
          data-longest={longestWord(name) > 11}
          style={{ '--letters': String(longestWord(name)) }}
        >
          {name}
        </span>
      </span>
      {text && (
        <span class={style.text}>
          {stats.some(({ side }) => side != null) ? <Diagram stats={stats} /> : <Numbers stats={stats} />}
          {text}
        </span>
      )}
    </>
  );
}

// The printed text names these numbers as well.
function Numbers({ stats }: Pick<CardView, 'stats'>) {
  if (stats.length === 0) return null;
  return (
    <span class={style.numbers} aria-hidden="true">
      {stats.map(({ label, value }) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
}

/** Renders the back of a card: a frame in the colour of its deck. */
export function Back({ back }: { back: string }) {
  return (
    <span class={style.pattern} aria-hidden="true">
      <span>{back.charAt(0)}</span>
    </span>
  );
}
