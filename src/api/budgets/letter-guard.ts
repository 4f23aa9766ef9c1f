import { hash } from 'node:crypto';
import type { Counts } from './counts.ts';
import { within } from './too-many.ts';

const HOUR = 3_600_000;
/** Letters of a kind in an hour to one mail address that may be asked for from one address. */
const FROM_ONE = 3;
/** And from all addresses together: nobody's mailbox is filled from many. */
const FROM_ALL = 10;

/** What a letter is for. Each kind is counted for itself: nobody is kept from a new password by letters of another kind. */
type LetterKind = 'RESET' | 'CONFIRM';

export interface WantedLetter {
  kind: LetterKind;
  /** Anybody's or nobody's. */
  to: string;
}

/**
 * Guards mailboxes against letters that strangers ask for, and owners against strangers: whoever asks uses up what is their own.
 * Letters do not make earlier ones worthless, and what they hold is good for as long as they are counted: when all that may be
 * sent has been, the owner has that many good ones.
 */
export class LetterGuard {
  readonly #counts: Counts;

  constructor(counts: Counts) {
    this.#counts = counts;
  }

  /** @param from the address of whoever asks @throws Refused RATE_LIMITED */
  async count({ kind, to }: WantedLetter, from: string): Promise<void> {
    const key = `mail-${kind}-${hash('sha256', to.trim().toLowerCase())}`;
    within(FROM_ONE, await this.#counts.add(`${key}-${from}`, 1, HOUR));
    within(FROM_ALL, await this.#counts.add(key, 1, HOUR));
  }
}
