import type { Listing } from '../event/listing.ts';
import type { Setup } from '../event/setup.ts';
import { dateOf, type SeenPlayer, type SeenTournament } from './seen-tournament.ts';

/** A tournament of a list as one viewer may see it: what is shown there, without its log. */
export class ListedTournament {
  readonly id: string;
  readonly setup: Setup;
  readonly organizer: SeenPlayer;
  /** For those who have an office at it; null for everybody else. */
  readonly invitation: string | null;
  readonly seedHash: string;
  readonly #listing: Listing;
  readonly #read: () => Promise<SeenTournament>;
  #whole: Promise<SeenTournament> | null = null;

  constructor(
    known: Pick<ListedTournament, 'id' | 'setup' | 'organizer' | 'invitation' | 'seedHash'>,
    listing: Listing,
    read: () => Promise<SeenTournament>,
  ) {
    this.id = known.id;
    this.setup = known.setup;
    this.organizer = known.organizer;
    this.invitation = known.invitation;
    this.seedHash = known.seedHash;
    this.#listing = listing;
    this.#read = read;
  }

  get version(): number {
    return this.#listing.version;
  }

  get status() {
    return this.#listing.status;
  }

  get paused(): boolean {
    return this.#listing.paused;
  }

  get entrantCount(): number {
    return this.#listing.entrants;
  }

  get createdAt(): Date {
    return new Date(this.#listing.createdAt);
  }

  get begunAt(): Date | null {
    return dateOf(this.#listing.begunAt);
  }

  get endedAt(): Date | null {
    return dateOf(this.#listing.endedAt);
  }

  get nextAt(): Date | null {
    return dateOf(this.#listing.nextAt);
  }

  /** Everything of it, out of its log: it may have moved on since the list was read. */
  whole(): Promise<SeenTournament> {
    this.#whole ??= this.#read();
    return this.#whole;
  }
}
