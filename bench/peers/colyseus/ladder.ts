import { type SchemaPackage, type SeatState, schemasOf, type View } from './state.ts';

/** The parts of Colyseus's core that the game needs. */
export interface Core {
  Room: new () => { broadcastPatch(): boolean };
}
interface Client {
  sessionId: string;
  view?: View;
}

const HAND = 3;
const RUNGS = 40;

/** Builds Ladder (see ../ladder/README.md) as a room of Colyseus. */
export function ladderFor({ Room }: Core, schemas: SchemaPackage): new () => object {
  const { Seat, Table } = schemasOf(schemas);
  return class extends Room {
    maxClients = 2;
    /** Turns the timer off, because changes are sent immediately after each move. */
    patchRate = null;
    state = Object.assign(new Table(), { turn: 0, moves: 0, playing: false });
    ready = new Set<string>();
    options = { rounds: 1 };
    deck: number[] = [];
    laid: number[] = [];
    rounds = 1;
    messages = {
      ready: ({ sessionId }: Client) => !this.state.playing && this.begin(sessionId),
      play: ({ sessionId }: Client, card: number) => this.play(this.state.sessions.indexOf(sessionId), card),
    };

    onCreate(options: { rounds: number }): void {
      this.options = options;
      this.state.seats.push(new Seat(), new Seat());
    }

    onJoin(client: Client): void {
      const seat = this.state.sessions.push(client.sessionId) - 1;
      client.view = new schemas.StateView();
      client.view.add(this.state.seats[seat] ?? {});
    }

    /** Starts the first match or a rematch once both clients are ready. */
    begin(sessionId: string): void {
      if (this.ready.add(sessionId).size < this.maxClients) return;
      this.ready.clear();
      this.deal();
    }

    deal(): void {
      const { state } = this;
      this.deck = shuffled(Array.from({ length: RUNGS }, (_, i) => i + 1));
      [this.laid, this.rounds] = [[], this.options.rounds];
      for (const seat of state.seats) {
        seat.hand.push(...this.deck.splice(-HAND));
        [seat.held, seat.points] = [HAND, 0];
      }
      [state.turn, state.top, state.played, state.moves, state.playing] = [0, 0, 0, 0, true];
      state.deckCount = this.deck.length;
      this.broadcastPatch();
    }

    play(seat: number, card: number): void {
      const { state } = this;
      const own = state.seats[seat];
      if (!own || !state.playing || seat !== state.turn || !own.hand.includes(card)) return;
      own.hand.splice(own.hand.indexOf(card), 1);
      if (card > state.top) own.points++;
      state.top = card;
      state.played = card;
      this.draw(own, card);
      state.moves++;
      state.turn = 1 - seat;
      state.playing = state.seats.some(({ held }) => held > 0);
      this.broadcastPatch();
    }

    /** Draws the next card, and starts a new round if the deck is empty and another round is due. */
    draw(seat: SeatState, card: number): void {
      this.laid.push(card);
      const drawn = this.deck.pop();
      if (drawn !== undefined) seat.hand.push(drawn);
      seat.held = seat.hand.length;
      if (this.deck.length === 0 && this.rounds > 1) {
        [this.deck, this.laid] = [shuffled(this.laid), []];
        this.rounds--;
        this.state.top = 0;
      }
      this.state.deckCount = this.deck.length;
    }
  };
}

function shuffled(cards: number[]): number[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
}
