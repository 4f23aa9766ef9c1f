import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { copied } from '../browser/clipboard.ts';
import { t } from '../texts/index.ts';

interface CopyButtonProps {
  /** The text to copy, or a function that returns it on the click. */
  readonly text: string | (() => string);
  readonly label: string;
}

/** The time for which the button shows "Copied", in milliseconds. */
const SAID = 3_000;

/** Copies a text. If the browser forbids that, shows the text selected for manual copying. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null);
  useEffect(() => {
    if (!last?.isCopied) return;
    const timer = setTimeout(() => setLast(null), SAID);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async () => {
    const now = typeof text === 'string' ? text : text();
    setLast({ text: now, isCopied: await copied(now, navigator.clipboard) });
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => void copy()}>
        {last?.isCopied ? t('table.copied') : label}
      </button>
      {last?.isCopied === false && <Selected key={last.text} text={last.text} />}
    </>
  );
}

function Selected({ text }: { text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <span id={id} role="status">
        {t('table.uncopied')}
      </span>
      <input
        ref={field}
        aria-labelledby={id}
        type="text"
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </>
  );
}
