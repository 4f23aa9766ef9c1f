import { hasCode } from '../errors.ts';
import { type CircuitBreaker, RedisUnreachable } from './circuit-breaker.ts';

interface Log {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
  debug(details: object, message: string): void;
}

/** Logs an outage of Redis once, even though several connections notice it. */
export class OutageLog {
  readonly #log: Log;
  #down = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Whether the error only means that Redis is down. Logs the first such error of an outage as a warning. */
  covers(error: Error): boolean {
    const noticed = error instanceof RedisUnreachable;
    // When the connection is lost, a breaker opens soon and reports the outage.
    const isLost =
      hasCode(error, 'ECONNREFUSED', 'ECONNRESET') || error.message.startsWith('All sentinels are unreachable');
    if (!noticed && !isLost) return false;
    this.#log.debug({ err: error }, 'Redis is not responding');
    if (!noticed || this.#down) return true;
    this.#down = true;
    this.#log.warn(
      {},
      'Redis is down: counting requests on this node only; jobs and updates from other nodes may be late',
    );
    return true;
  }

  /** Logs the end of an outage once every breaker is closed again. */
  watch(breakers: readonly Pick<CircuitBreaker, 'isOpen' | 'onClose'>[]): void {
    for (const breaker of breakers)
      breaker.onClose(() => {
        if (!this.#down || breakers.some(({ isOpen }) => isOpen)) return;
        this.#down = false;
        this.#log.info({}, 'Redis answers again');
      });
  }
}
