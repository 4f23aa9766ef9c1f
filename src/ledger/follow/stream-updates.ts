import type { TraceContext } from '../../telemetry/traces.ts';
import type { Listen, Listening } from '../store.ts';
import { Listeners } from './listeners.ts';

type Listener = (version: number, trace?: TraceContext) => void;

export class StreamUpdates {
  readonly #source: Pick<Listen, 'listenFor'>;
  readonly #listeners = new Listeners<Parameters<Listener>>();
  readonly #listening = new Map<string, Listening>();
  /** The latest announced version of each stream with listeners. */
  readonly #newest = new Map<string, number>();
  readonly #beginnings = new Set<(id: string) => void>();
  readonly #ends: (() => void)[];

  constructor(bus: Omit<Listen, 'publish'>) {
    this.#source = bus;
    const notify = (id: string, version: number, trace?: TraceContext): void => {
      this.#notify(id, version, trace);
      if (version <= 0) for (const listener of this.#beginnings) listener(id);
    };
    this.#ends = [bus.subscribe(notify), bus.onGap(() => this.missed())];
  }

  /** Makes all listeners read again, because any stream may have changed. */
  missed(): void {
    this.#newest.clear();
    for (const id of this.listenedFor()) this.#listeners.notify(id, Number.MAX_SAFE_INTEGER);
  }

  of(id: string, listener: Listener): () => void {
    if (!this.#listening.has(id)) this.#listening.set(id, this.#source.listenFor(id));
    const remove = this.#listeners.add(id, listener);
    return () => {
      remove();
      if (!this.#listeners.has(id)) this.#forget(id);
    };
  }

  /** Waits until updates of a stream with listeners reach this node, so that a later read misses nothing. */
  async reached(id: string): Promise<void> {
    await this.#listening.get(id)?.begun;
  }

  listenedFor(): string[] {
    return [...this.#listening.keys()];
  }

  /**
   * Notifies listeners if the version was not announced, or if the stream has no entry yet. Forgets higher announced
   * versions, because they may not exist. Returns whether a message was missed.
   */
  found(id: string, version: number): boolean {
    const known = this.#newest.get(id);
    if (known !== undefined && known > version) {
      this.#newest.delete(id); // if the higher version was announced during the read, the next read announces it again
      return false;
    }
    if (known !== undefined && version <= known && version >= 0) return false;
    this.#notify(id, version);
    return known !== undefined && version > known;
  }

  /** Calls the listener whenever a stream begins, or changes before its first entry. */
  ofBeginnings(listener: (id: string) => void): () => void {
    this.#beginnings.add(listener);
    return () => this.#beginnings.delete(listener);
  }

  #forget(id: string): void {
    this.#newest.delete(id);
    this.#listening.get(id)?.end();
    this.#listening.delete(id);
  }

  #notify(id: string, version: number, trace?: TraceContext): void {
    if (!this.#listening.has(id)) return;
    this.#newest.set(id, Math.max(version, this.#newest.get(id) ?? -1));
    this.#listeners.notify(id, version, trace);
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const id of this.listenedFor()) this.#forget(id);
    this.#listeners.clear();
    this.#beginnings.clear();
  }
}
