import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { saved } from '../browser/saved.ts';
import { api } from '../data/session.ts';
import { t } from '../texts/index.ts';

interface FileLinkProps {
  /** The address on this server. */
  readonly address: string;
  /** The file name for the reader. */
  readonly name: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Downloads a file with the reader's permissions, because a plain link cannot send the session token. */
export function FileLink({ address, name, class: look, children }: FileLinkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const fetchIt = async () => {
    setFailed(null);
    const { token } = api();
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(address, { headers }).catch(() => null);
    if (response?.ok) saved(await response.blob(), name);
    else setFailed(String(response?.status ?? ''));
  };
  return (
    <>
      <a
        class={look}
        href={address}
        data-away
        onClick={(event) => {
          event.preventDefault();
          void fetchIt();
        }}
      >
        {children}
      </a>
      {failed !== null && <p role="alert">{t('error.file', { why: failed })}</p>}
    </>
  );
}
