/** The parts of boardgame.io's core that the game needs. Only the bench installs the package. */
export interface Core {
  INVALID_MOVE: string;
  PlayerView: { STRIP_SECRETS: unknown };
}

interface Secret {
  deck: number[];
  played: number[];
  rounds: number;
}

/** The state of a table. Clients receive the state without `secret`, and only their own entry of `players`. */
export interface LadderState {
  secret?: Secret;
  players: Record<string, { hand: number[] }>;
  top: number | null;
  deckCount: number;
  held: number[];
  points: number[];
}

interface Random {
  Shuffle(cards: number[]): number[];
}
interface Moving {
  G: LadderState;
  playerID: string;
  random: Random;
}

const HAND = 3;
const RUNGS = 40;

/**
 * Builds Ladder (see ../ladder/README.md) as a game of boardgame.io. Optional features (undo, optimistic moves with
 * secrets) are off.
 */
export function ladderFor({ INVALID_MOVE, PlayerView }: Core) {
  const play = ({ G, playerID, random }: Moving, card: number): string | undefined => {
    const [seat, hand] = [Number(playerID), G.players[playerID]?.hand ?? []];
    const index = hand.indexOf(card);
    if (index < 0) return INVALID_MOVE;
    hand.splice(index, 1);
    if (G.top === null || card > G.top) G.points[seat] = (G.points[seat] ?? 0) + 1;
    G.top = card;
    if (G.secret) draw(G, G.secret, hand, card, random);
    G.held[seat] = hand.length;
    return undefined;
  };
  return {
    name: 'ladder',
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
    setup: ({ random }: { random: Random }, { rounds }: { rounds: number }): LadderState =>
      dealt(random.Shuffle(Array.from({ length: RUNGS }, (_, i) => i + 1)), rounds),
    playerView: PlayerView.STRIP_SECRETS,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { play: { move: play, client: false } },
    endIf: ({ G }: { G: LadderState }) => (G.held.every((count) => count === 0) ? { points: G.points } : undefined),
  };
}

/** Draws the next card, and starts a new round if the deck is empty and another round is due. */
function draw(G: LadderState, secret: Secret, hand: number[], card: number, random: Random): void {
  secret.played.push(card);
  const drawn = secret.deck.pop();
  if (drawn !== undefined) hand.push(drawn);
  if (secret.deck.length === 0 && secret.rounds > 1) {
    secret.deck = random.Shuffle([...secret.played]);
    secret.played = [];
    secret.rounds--;
    G.top = null;
  }
  G.deckCount = secret.deck.length;
}

function dealt(deck: number[], rounds: number): LadderState {
  const players = { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } };
  const left = deck.slice(2 * HAND);
  const secret = { deck: left, played: [], rounds };
  return { secret, players, top: null, deckCount: left.length, held: [HAND, HAND], points: [0, 0] };
}
