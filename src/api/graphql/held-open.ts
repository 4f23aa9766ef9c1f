import { endable } from '../../endable.ts';

/** The same events; something holds from now until they end, or nobody wants them any more. */
export function heldOpen<T>(
  events: AsyncIterableIterator<T, undefined>,
  begin: () => () => void,
): AsyncIterableIterator<T, undefined> {
  const end = begin();
  const next = async () => {
    try {
      const event = await events.next();
      if (event.done) end();
      return event;
    } catch (error) {
      end();
      throw error;
    }
  };
  return endable(next, () => {
    end();
    return events.return?.();
  });
}
