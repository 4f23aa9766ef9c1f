import type { VerifyVerdict } from '../../../../../src/engine/index.ts';
import { currentLanguage } from '../../../texts/index.ts';
import { isReplayKey, r } from '../../../texts/replay.ts';
import style from './proof.module.css';

interface JudgementProps {
  readonly verdict: VerifyVerdict;
  readonly entries: number;
  readonly milliseconds: number;
  readonly onShow: ((version: number) => void) | null;
}

/** Renders a verdict in words: what is proven, which tampering each check detects, and what cannot be proven. */
export function Judgement({ verdict, entries, milliseconds, onShow }: JudgementProps) {
  const seconds = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 }).format(milliseconds / 1000);
  return (
    <div class={style.judgement} data-verdict={verdict.verdict}>
      <h4>{r(`verdict.${verdict.verdict}`)}</h4>
      <p>{r(`verdict.${verdict.verdict}.means`)}</p>
      {verdict.verdict === 'REFUTED' && <Caught version={verdict.version} why={verdict.why} onShow={onShow} />}
      {verdict.verdict === 'UNDECIDED' && <p>{verdict.why}</p>}
      <Sentences title={r('proof.proven')} sentences={verdict.proven} withIf />
      <Sentences title={r('proof.unproven')} sentences={verdict.unproven} />
      <p class="soft">{r('proof.took', { n: entries, seconds })}</p>
    </div>
  );
}

function Caught({ version, why, onShow }: { version: number; why: string; onShow: JudgementProps['onShow'] }) {
  return (
    <>
      <p class={style.caught}>
        <strong>{r('proof.caught', { version })}</strong>: {why}
      </p>
      {onShow && (
        <button type="button" onClick={() => onShow(version)}>
          {r('proof.see', { version })}
        </button>
      )}
      <p>{r('proof.refuted')}</p>
    </>
  );
}

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly withIf?: boolean;
}

function Sentences({ title, sentences, withIf = false }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h5>{title}</h5>
      <dl class={style.sentences}>
        {sentences.map((sentence) => (
          <Sentence key={sentence} sentence={sentence} withIf={withIf} />
        ))}
      </dl>
    </>
  );
}

/** Renders a sentence, which starts with a topic: docs/explain/proof.md lists the topics. */
function Sentence({ sentence, withIf }: { sentence: string; withIf: boolean }) {
  const [, word = '', said = sentence] = /^([A-Z][a-z]+): (.*)$/s.exec(sentence) ?? [];
  const [about, change] = [`about.${word}`, `if.${word}`];
  return (
    <div>
      <dt>{isReplayKey(about) ? r(about) : r('about.Word')}</dt>
      <dd>
        <span lang="en">{said}</span>
        {withIf && isReplayKey(change) && (
          <small>
            {r('proof.if')} {r(change)}
          </small>
        )}
      </dd>
    </div>
  );
}
