import { AggregatorRegistry, type Registry } from 'prom-client';
import { type ToFirst, toOther } from './messages.ts';
import type { OwnProcess } from './own-process.ts';

/** What one of several processes says to the first one, and hears of it. */
export class Other {
  readonly #stop: () => void;
  readonly #asked = new Map<number, (text: string | null) => void>();
  #number = 0;
  #isStopping = false;

  /** @param stop ends this process as an operator would; called once */
  constructor(stop: () => void) {
    this.#stop = stop;
    process.on('message', (message) => this.#hear(message));
    process.on('SIGTERM', () => this.#end());
    // A terminal, and whoever else means all of them, tells each; the first one sees to the others.
    for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {});
  }

  /** @param address where it listens */
  isUp(address: string): void {
    say({ up: address });
  }

  /** The measurements of all processes, or of this one where another does not answer. */
  async measurements(own: Registry): Promise<string> {
    const number = ++this.#number;
    const all = await new Promise<string | null>((resolve) => {
      this.#asked.set(number, resolve);
      say({ wants: 'measurements', number });
    });
    return all ?? own.metrics();
  }

  #hear(message: unknown): void {
    const { data } = toOther.safeParse(message);
    if (!data) return; // the cluster's own, and those of the measurements
    this.#asked.get(data.number)?.(data.measurements);
    this.#asked.delete(data.number);
  }

  #end(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#stop();
  }
}

/** Has this process's measurements told with those of the others, each with its number. */
export function shareMeasurements(registry: Registry, { number }: OwnProcess): void {
  registry.setDefaultLabels({ process: String(number) });
  new AggregatorRegistry(); // it answers from now on
  AggregatorRegistry.setRegistries(registry);
}

function say(message: ToFirst): void {
  process.send?.(message);
}
