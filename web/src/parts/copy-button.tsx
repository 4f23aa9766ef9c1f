import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { copied } from '../browser/clipboard.ts';
import { t } from '../texts/index.ts';

/** Copies a text; where the browser does not let it, shows the text selected, for the reader to copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copied(text, navigator.clipboard));
  return (
    <>
      <button type="button" class="quiet" onClick={copy}>
        {isCopied ? t('table.copied') : label}
      </button>
      {isCopied === false && <Selected text={text} />}
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
