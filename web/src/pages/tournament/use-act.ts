import { useCallback } from 'preact/hooks';
import { askPatiently, type Document, newKey } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import type { TournamentHead } from '../../data/tournaments/index.ts';
import { noted } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { useEvent } from './event-context.ts';

interface Act {
  readonly busy: boolean;
  readonly error: unknown;
  /** Runs a mutation on this event exactly once, even if it is sent repeatedly, and shows the answer. */
  readonly act: <Input extends object>(
    mutation: Document<{ readonly done: TournamentHead }, { readonly input: Input & { id: string; key: string } }>,
    input: Input,
  ) => Promise<void>;
}

export function useAct(): Act {
  const { take, tournament } = useEvent();
  const { busy, error, run } = useDoing();
  const { id } = tournament;
  const act: Act['act'] = useCallback(
    (mutation, input) =>
      run(async () => {
        const asked = { input: { ...input, id, key: newKey() } };
        try {
          take((await askPatiently(api(), mutation, asked)).done);
        } catch (reason) {
          throw noted(reason);
        }
      }),
    [id, take, run],
  );
  return { busy, error, act };
}
