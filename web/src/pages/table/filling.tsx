import { type BlankValue, mostOf } from '../../data/client.ts';
import { t } from '../../texts/index.ts';
import { keyAt } from './answering/hotkeys.ts';
import { KeyHint } from './answering/key-hint.tsx';
import { pointing } from './answering/use-pointing.ts';
import { lacks, missing, nameIn } from './answering.ts';
import type { AskedBlankParts, AskedParts } from './operations.generated.ts';
import { TurnButtons } from './playing/turn-buttons.tsx';
import style from './question.module.css';
import type { AnswerInHand } from './use-answering.ts';

type Asked = AskedParts['choices'][number];

interface FillingProps {
  readonly question: AskedParts;
  readonly choice: Asked;
  readonly answer: AnswerInHand;
}

/** Renders a chosen answer: first its blanks, then its confirmation. */
export function Filling({ question, choice, answer }: FillingProps) {
  const lacking = missing(question, answer.now) ?? 0;
  return (
    <form
      class={style.filling}
      aria-label={choice.label}
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        answer.confirm();
      }}
    >
      <p class={style.chosen} aria-live={answer.turn ? 'polite' : 'off'}>
        {choice.label}
      </p>
      {choice.blanks.map((blank, i) => (
        <BlankField
          key={blank.path.join('.')}
          blank={blank}
          value={answer.now.values[i] ?? []}
          index={i}
          before={choice.blanks.slice(0, i).reduce((sum, { from }) => sum + (from?.length ?? 0), 0)}
          answer={answer}
        />
      ))}
      <div class={style.buttons}>
        <button type="submit" class="main" disabled={lacking > 0} aria-keyshortcuts="Space" data-confirm>
          {lacking > 0 ? lackText(choice, answer, lacking) : t('table.confirm')}
        </button>
        {answer.turn && <TurnButtons turn={answer.turn} />}
        {!answer.turn && question.choices.length > 1 && (
          <button type="button" onClick={() => answer.step({ do: 'cancel' })}>
            {t('table.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}

/** Says what to choose, if one thing on the table is missing. */
function lackText({ blanks }: Asked, { now }: AnswerInHand, lacking: number): string {
  const at = blanks.findIndex((blank, i) => lacks(blank, now.values[i]) > 0);
  const [blank, value] = [blanks[at], now.values[at]];
  const isFirst = typeof value === 'object' && value.length === 0;
  const kind = ON_TABLE.find((one) => one === blank?.kind);
  return lacking === 1 && isFirst && kind ? t(`table.choose.${kind}`) : t('table.missing', { n: lacking });
}

const ON_TABLE = ['CARD', 'CELL', 'PIECE', 'SEAT'] as const;

interface BlankProps {
  readonly blank: AskedBlankParts;
  readonly value: BlankValue;
  readonly index: number;
  /** The number of options in the blanks before. */
  readonly before: number;
  readonly answer: AnswerInHand;
}

function BlankField(props: BlankProps) {
  const { blank, value } = props;
  return typeof value === 'number' ? (
    <NumberField {...props} value={value} />
  ) : (
    <ListField {...props} from={blank.from ?? []} value={value} />
  );
}

function NumberField({ blank, value, index, answer }: BlankProps & { value: number }) {
  const { min, max } = blank;
  const set = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    answer.step({ do: 'number', blank: index, value: currentTarget.valueAsNumber });
  };
  const name = blank.label ?? t('table.number');
  return (
    <fieldset class={style.blank}>
      <legend>{name}</legend>
      <div class={style.number}>
        <input type="range" min={min} max={max} value={value} onInput={set} aria-label={name} />
        <input type="number" inputMode="numeric" min={min} max={max} value={value} onChange={set} aria-label={name} />
        <span class="soft">
          {min}–{max}
        </span>
      </div>
    </fieldset>
  );
}

/** The maximum length of labels that are shown side by side. */
const SHORT = 12;

function ListField({
  blank,
  from,
  value,
  index,
  before,
  answer,
}: BlankProps & { from: NonNullable<AskedBlankParts['from']>; value: readonly unknown[] }) {
  const most = mostOf(blank);
  const isFull = value.length >= most && most > 1;
  const { min, each } = blank;
  const next = each?.[value.length];
  const picked = most > 1 && value.length > 1 && <Picked {...{ blank, value, index, answer }} />;
  const count =
    min === most
      ? t('table.picked', { n: value.length, max: most })
      : t('table.pickedMin', { n: value.length, min, max: most });
  return (
    <fieldset class={style.blank} data-lacks={lacks(blank, value)}>
      <legend>
        {blank.label} <span class={style.counted}>{count}</span>
      </legend>
      {next && (
        <p class={style.next} aria-live="polite">
          {t('table.pickFor', { name: next })}
        </p>
      )}
      {!each && picked}
      <div class={style.options} data-short={from.every(({ label }) => label.length <= SHORT)}>
        {from.map((option, i) => {
          const place = value.indexOf(option.value);
          return (
            <button
              key={String(option.value)}
              type="button"
              aria-pressed={place >= 0}
              disabled={isFull && place < 0}
              data-option={i}
              aria-keyshortcuts={keyAt(before + i)}
              onClick={() => answer.step({ do: 'pick', blank: index, option: i })}
              {...pointing(answer, { blank: index, option: i })}
            >
              <KeyHint at={before + i} />
              {place >= 0 && most > 1 && !each && <b>{place + 1}.</b>}
              <span>
                {option.label}
                {each && place >= 0 && `: ${nameIn(each[place] ?? '')}`}
              </span>
            </button>
          );
        })}
      </div>
      {each && picked}
    </fieldset>
  );
}

/** Renders the picked values, in an order that can be changed. */
function Picked({
  blank: { from, each },
  value,
  index,
  answer,
}: Omit<BlankProps, 'before'> & { value: readonly unknown[] }) {
  return (
    <ol class={style.picked}>
      {value.map((one, place) => {
        const option = from?.find((other) => other.value === one)?.label ?? '';
        const label = each ? `${nameIn(each[place] ?? '')}: ${option}` : option;
        return (
          <li key={String(one)}>
            <span>{label}</span>
            <button
              type="button"
              class="quiet"
              disabled={place === 0}
              aria-label={t('table.earlierInOrder', { label })}
              onClick={() => answer.step({ do: 'earlier', blank: index, place })}
            >
              ↑
            </button>
          </li>
        );
      })}
    </ol>
  );
}
