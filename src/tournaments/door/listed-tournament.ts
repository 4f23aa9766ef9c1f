import type { DeckList } from '../../engine/index.ts';
import type { KeptEntrant, Listing } from '../event/listing.ts';
import type { Setup } from '../event/setup.ts';
import type { Names } from './names.ts';
import { dateOf, named, type SeenPlayer, type SeenTournament } from './seen-tournament.ts';

/** The viewer's own entrant in a list; a deck is read when it is asked for. */
export interface ListedEntrant extends Omit<KeptEntrant, 'members' | 'asked'> {
  members: { player: SeenPlayer; agreed: boolean; deck: () => Promise<DeckList | null> }[];
}

/** What is kept of the viewer's own entrant, and how its members are called. */
export interface OwnKept {
  entrant: KeptEntrant;
  names: Names;
}

/** A tournament of a list as one viewer may see it: what is shown there, without its log. */
export class ListedTournament {
  readonly id: string;
  readonly setup: Setup;
  readonly organizer: SeenPlayer;
  /** For those who have an office at it; null for everybody else. */
  readonly invitation: string | null;
  readonly seedHash: string;
  /** In which epoch of the database it was read. */
  readonly epoch: number;
  readonly #listing: Listing;
  readonly #own: OwnKept | null;
  readonly #read: () => Promise<SeenTournament>;
  #whole: Promise<SeenTournament> | null = null;

  constructor(
    known: Pick<ListedTournament, 'id' | 'setup' | 'organizer' | 'invitation' | 'seedHash' | 'epoch'>,
    { listing, own }: { listing: Listing; own: OwnKept | null },
    read: () => Promise<SeenTournament>,
  ) {
    this.id = known.id;
    this.setup = known.setup;
    this.organizer = known.organizer;
    this.invitation = known.invitation;
    this.seedHash = known.seedHash;
    this.epoch = known.epoch;
    this.#listing = listing;
    this.#own = own;
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

  /** The viewer's own. */
  get yourEntrant(): ListedEntrant | null {
    if (!this.#own) return null;
    const { names, entrant } = this.#own;
    const { members, asked, ...rest } = entrant;
    const deckOf = async (index: number) => (await this.whole()).yourEntrant?.members[index]?.deck ?? null;
    return {
      ...rest,
      members: members.map((id, index) => ({
        player: named(names, id),
        agreed: !asked.includes(id),
        deck: () => deckOf(index),
      })),
    };
  }

  /** Everything of it, out of its log: it may have moved on since the list was read. */
  whole(): Promise<SeenTournament> {
    this.#whole ??= this.#read();
    return this.#whole;
  }
}
