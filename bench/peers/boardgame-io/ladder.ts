/** What of boardgame.io's core the game needs; the package is installed for the bench alone. */
export interface Core {
  INVALID_MOVE: string;
  PlayerView: { STRIP_SECRETS: unknown };
}

/** What everybody is sent of a table, of `players` one's own. `secret` never leaves the server. */
export interface LadderState {
  secret?: { deck: number[] };
  players: Record<string, { hand: number[] }>;
  top: number | null;
  deckCount: number;
  held: number[];
  points: number[];
}

interface Setting {
  random: { Shuffle(cards: number[]): number[] };
}

const HAND = 3;
const RUNGS = 40;

/** Ladder as a game of boardgame.io; see ../ladder/README.md. What it may leave out (undo, optimistic play of secrets) is left out. */
export function ladderFor({ INVALID_MOVE, PlayerView }: Core) {
  const play = ({ G, playerID }: { G: LadderState; playerID: string }, card: number): string | undefined => {
    const [seat, hand] = [Number(playerID), G.players[playerID]?.hand ?? []];
    const index = hand.indexOf(card);
    if (index < 0) return INVALID_MOVE;
    hand.splice(index, 1);
    if (G.top === null || card > G.top) G.points[seat] = (G.points[seat] ?? 0) + 1;
    G.top = card;
    const drawn = G.secret?.deck.pop();
    if (drawn !== undefined) hand.push(drawn);
    G.deckCount = G.secret?.deck.length ?? 0;
    G.held[seat] = hand.length;
    return undefined;
  };
  return {
    name: 'ladder',
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
    setup: ({ random }: Setting): LadderState => dealt(random.Shuffle(Array.from({ length: RUNGS }, (_, i) => i + 1))),
    playerView: PlayerView.STRIP_SECRETS,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { play: { move: play, client: false } },
    endIf: ({ G }: { G: LadderState }) => (G.held.every((count) => count === 0) ? { points: G.points } : undefined),
  };
}

function dealt(deck: number[]): LadderState {
  const players = { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } };
  const left = deck.slice(2 * HAND);
  return { secret: { deck: left }, players, top: null, deckCount: left.length, held: [HAND, HAND], points: [0, 0] };
}
