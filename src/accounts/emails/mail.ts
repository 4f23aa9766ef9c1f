import { setMaxListeners } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { withTimeLimit } from '../../process/outgoing/time-limit.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Letters to players. */
export interface Mail {
  /** Sends what `write` makes up, while nobody waits: neither whether there is a letter nor how long it takes can be seen. */
  post(write: () => Promise<readonly Letter[]>): void;
  /** Waits a few seconds for letters in flight. */
  close(): Promise<void>;
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** How long a mail server may take for each step, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** How long it may take for one letter, in milliseconds: a server that answers byte by byte never takes too long for a step. */
const TIME_LIMIT = 30_000;
/** How long a stop waits for letters in flight, in milliseconds. */
const GRACE = 3000;

type Deliver = (letter: Letter, stop: AbortSignal) => Promise<unknown>;

/** Letters over SMTP; where that is not configured, lines of the log, with all that is in them. */
export function openMail(
  { smtp }: Pick<Config, 'smtp'>,
  log: Log,
  { timeLimit = TIME_LIMIT, grace = GRACE } = {},
): Mail {
  const deliver = smtp ? overSmtp(smtp, timeLimit) : intoLog(log);
  const underWay = new Set<Promise<void>>();
  const stop = new AbortController();
  setMaxListeners(0, stop.signal); // every letter in flight
  const work = async (write: () => Promise<readonly Letter[]>): Promise<void> => {
    try {
      for (const letter of await write()) await deliver(letter, stop.signal);
    } catch (error) {
      log.error(reasonOf(error), 'A letter was not sent');
    }
  };
  return {
    post(write) {
      const mine = work(write).finally(() => underWay.delete(mine));
      underWay.add(mine);
    },
    async close() {
      const late = setTimeout(() => stop.abort(), grace);
      await Promise.all(underWay);
      clearTimeout(late);
    },
  };
}

function overSmtp({ url, from }: NonNullable<Config['smtp']>, timeLimit: number): Deliver {
  const transport = createTransport({ url, ...PATIENCE }, { from });
  // As an object: nothing in an address is taken for a second one, and nothing is read from files or addresses.
  return ({ to, subject, text }, stop) =>
    withTimeLimit(timeLimit, stop, (signal) =>
      transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      }),
    );
}

function intoLog(log: Log): Deliver {
  return async (letter) =>
    log.warn({ letter }, 'SMTP_URL is not set: this letter is written here instead, and who reads it can use it');
}

// A mail server's own words may repeat whom the letter is for.
function reasonOf(error: unknown): object {
  const known = new Map<string, unknown>(Object.entries(error instanceof Error ? error : {}));
  if (!known.has('code')) return { err: error };
  return Object.fromEntries(['code', 'responseCode', 'command'].map((what) => [what, known.get(what)]));
}
