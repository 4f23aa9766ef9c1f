import { setMaxListeners } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { withTimeLimit } from '../../process/outgoing/time-limit.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  /** Sends the emails in the background, so that a response does not reveal whether an email is sent. */
  post(write: () => Promise<readonly Email[]>): void;
  /** Waits at most a few seconds for emails that are being sent. */
  close(): Promise<void>;
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The time limits for each step of an exchange with a mail server, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * The limit for a whole email, in milliseconds. A server that answers byte by byte never exceeds the limit for a step.
 */
const TIME_LIMIT = 30_000;
/** How long a shutdown waits for emails that are being sent, in milliseconds. */
const GRACE = 3000;

type Deliver = (email: Email, stop: AbortSignal) => Promise<unknown>;

/** Returns a mailer that sends emails over SMTP. Without SMTP, complete emails are written to the log. */
export function openMail(
  { smtp }: Pick<Config, 'smtp'>,
  log: Log,
  { timeLimit = TIME_LIMIT, grace = GRACE } = {},
): Mail {
  const deliver = smtp ? overSmtp(smtp, timeLimit) : intoLog(log);
  const underWay = new Set<Promise<void>>();
  const stop = new AbortController();
  setMaxListeners(0, stop.signal); // one listener for each email that is being sent
  const work = async (write: () => Promise<readonly Email[]>): Promise<void> => {
    try {
      for (const email of await write()) await deliver(email, stop.signal);
    } catch (error) {
      log.error(reasonOf(error), 'could not send an email');
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
  const transport = createTransport({ url, ...TIMEOUTS }, { from });
  // Pass the address as an object, so that it cannot contain a second address. Access to files and URLs is disabled.
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
  return async (email) =>
    log.warn({ letter: email }, 'SMTP_URL is not set: this email is logged instead, including any code in it');
}

// The error message of a mail server is not logged, because it may contain the recipient.
function reasonOf(error: unknown): object {
  const known = new Map<string, unknown>(Object.entries(error instanceof Error ? error : {}));
  if (!known.has('code')) return { err: error };
  return Object.fromEntries(['code', 'responseCode', 'command'].map((what) => [what, known.get(what)]));
}
