import { useEffect, useRef } from 'preact/hooks';
import { linked } from '../../parts/rules/linked.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { keyAt, useHotkeys } from './answering/hotkeys.ts';
import { KeyHint } from './answering/key-hint.tsx';
import { pointing } from './answering/use-pointing.ts';
import { choiceIn, offered } from './answering.ts';
import { Filling } from './filling.tsx';
import { Caption } from './following/caption.tsx';
import type { FollowedMatch } from './following/use-following.ts';
import type { AskedParts, PlayedParts } from './operations.generated.ts';
import { askedIn, timesIn, wordOf } from './playing/play.ts';
import type { Playing } from './playing/use-play.ts';
import style from './question.module.css';
import { AutoPassReminder, Reaction, TimeBar } from './reaction.tsx';
import { HintBox } from './rules/hint-box.tsx';
import type { Hint } from './rules/use-hint.ts';
import type { RulesAtTable } from './rules/use-rules.ts';
import { Settling } from './settling.tsx';
import type { AnswerInHand } from './use-answering.ts';

/** The id of the question, as a link target. */
export const QUESTION = 'question';

interface QuestionProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
  readonly following: FollowedMatch;
  readonly asked: AskedParts | null;
  readonly answer: AnswerInHand;
  readonly rules: RulesAtTable;
  readonly hint: Hint | null;
  /** Whether, on a phone, only the question itself is visible. */
  readonly isLow: boolean;
  readonly onLow: (isLow: boolean) => void;
}

/** Renders the question and its choices: beside the table, or as a sheet at the bottom of a phone. */
export function QuestionSheet(props: QuestionProps) {
  const { playing, match, following, asked, answer, hint, isLow } = props;
  const box = useRef<HTMLElement>(null);
  useFocusKept(box, wordOf(asked), `${answer.now.chosen} ${hint?.question}`);
  useHotkeys(box, asked !== null && following.beat === null);
  const due = following.isBehind ? askedIn(playing.play) : asked; // the clock runs while the question waits
  return (
    <section
      class={style.question}
      id={QUESTION}
      aria-label={t('table.question')}
      tabIndex={-1}
      ref={box}
      data-question={asked !== null}
    >
      <Head {...props} />
      {due && (
        <TimeBar key={wordOf(due)} time={timesIn(match, playing.play.readAt).find(({ seat }) => seat === due.seat)} />
      )}
      {asked && !isLow && <Body {...props} asked={asked} />}
    </section>
  );
}

// Keyboard players continue where the last answer was given, because the pressed button is gone.
function useFocusKept(box: { readonly current: HTMLElement | null }, word: string, stage: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question, choice or hint removes the focused element
  useEffect(() => {
    if (word && isNowhere()) (box.current?.querySelector('form') ?? box.current)?.focus({ preventScroll: true });
  }, [word, stage]);
}

/** The length from which a question is printed in smaller letters, to leave room for its answers. */
const LONG = 110;

function Head({ playing, match, following, asked, rules, isLow, onLow }: QuestionProps) {
  return (
    <header class={style.head}>
      {/* It stays mounted, because screen readers announce only changes inside of a live region. */}
      <p class={style.prompt} aria-live="polite" data-long={(asked?.prompt.length ?? 0) > LONG}>
        {!following.isBehind && (asked ? linked(asked.prompt, rules.linking) : idle(playing, match))}
      </p>
      {following.isBehind && <Caption following={following} />}
      {/* No tab stop, so that the first stop is an answer: keyboard players press ?, and the menu has the same button. */}
      <button
        type="button"
        tabIndex={-1}
        class={style.help}
        aria-label={t('rules.key')}
        aria-keyshortcuts="?"
        title={t('rules.key')}
        data-rules
        onClick={() => rules.open()}
      >
        ?
      </button>
      {asked && (
        <button
          type="button"
          class={style.handle}
          aria-expanded={!isLow}
          aria-label={t('table.choices')}
          onClick={() => onLow(!isLow)}
        >
          {isLow ? '▴' : '▾'}
        </button>
      )}
    </header>
  );
}

// A reader who fills in a blank needs the space above for the blank.
function Body({ playing, match, asked, answer, hint, rules }: QuestionProps & { asked: AskedParts }) {
  const { chosen } = answer.now;
  const hinted = hint && <HintBox hint={hint} more={() => rules.open()} />;
  return (
    <>
      {chosen === null && hinted}
      <Settling key={`${wordOf(asked)} ${hint?.question}`} stage={answer.turn ? null : chosen}>
        <Answers playing={playing} match={match} asked={asked} answer={answer} />
      </Settling>
      {chosen !== null && hinted}
    </>
  );
}

/** Whether nothing on the page has the focus: initially, after the focused element is gone, or after navigation. */
function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement?.id === 'main';
}

function idle({ play }: Playing, { waitingFor, seats, yourSeats, paused }: PlayedParts): string {
  if (paused) return t('table.paused');
  if (play.sending) return t(play.sending.again ? 'table.sendingAgain' : 'table.sending');
  const names = waitingFor.map((seat) => isolated(seats[seat]?.name ?? '')).join(', ');
  const waits = names ? t('table.waitingFor', { names }) : '';
  return yourSeats.length > 0 ? waits : [t('table.watching'), waits].filter(Boolean).join(' ');
}

interface AnswersProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
  readonly asked: AskedParts;
  readonly answer: AnswerInHand;
}

function Answers({ playing, match, asked, answer }: AnswersProps) {
  const choice = choiceIn(asked, answer.now);
  if (choice) return <Filling question={asked} choice={choice} answer={answer} />;
  const isNarrowed = answer.now.touched.length > 0;
  return (
    <>
      {asked.reaction && !isNarrowed && <Reaction playing={playing} match={match} asked={asked} answer={answer} />}
      {isNarrowed && (
        <p class={style.narrowed}>
          <span>{t('table.about')}</span>
          <button type="button" class="quiet" onClick={() => answer.step({ do: 'cancel' })}>
            {t('table.back')}
          </button>
        </p>
      )}
      <ul class={style.choices} aria-label={t('table.choices')}>
        {offered(asked, answer.now)
          .filter((index) => index > 0 || !asked.reaction || isNarrowed)
          .map((index, place) => (
            <li key={index}>
              <button
                type="button"
                data-choice={index}
                aria-keyshortcuts={keyAt(place)}
                onClick={() => answer.choose(index)}
                {...pointing(answer, { choice: index })}
              >
                <KeyHint at={place} />
                {asked.choices[index]?.label}
              </button>
            </li>
          ))}
      </ul>
      <AutoPassReminder playing={playing} match={match} asked={asked} />
    </>
  );
}
