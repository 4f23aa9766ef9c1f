import {
  type AnyGame,
  type AnyTypes,
  deckHash,
  type Entry,
  nameHash,
  type Preamble,
  plainName,
  type ReplayHead,
  replayFormat,
  type Setup,
  seedHash,
} from '../../../src/engine/index.ts';

type PreambleSeat = Preamble['seats'][number];

/** The terms of a match, which its record states. Players are named by their seats. */
interface Terms extends Partial<Pick<Preamble, 'timeControl' | 'onTimeOut' | 'standIn'>> {
  seed: string;
  createdAt: string;
  /** The bot in each seat, or null for a player, and the player's entropy. */
  places: readonly Pick<PreambleSeat, 'bot' | 'entropy'>[];
}

const saltOf = (seat: number) => `c2FsdHNhbHRzYWx0c2Fsd${'ABCDEFGHIJ'[seat]}`;
export const nameOf = (seat: number) => ['Ada', 'Bo 🂡', 'Zoë', 'Dirk', 'Eve', 'Finn'][seat] ?? `Player ${seat}`;

export function preambleOf(
  game: AnyGame,
  { options, decks }: Setup<AnyTypes>,
  { seed, createdAt, places, ...terms }: Terms,
): Preamble {
  return {
    ...{ match: '0b1c6c0e-7d0a-4a6b-9d53-3b0f9f6c2a11', game: game.id, rulesVersion: game.rulesVersion },
    options: { ...options },
    seats: places.map(({ bot, entropy }, seat) => {
      const named = nameHash({ name: nameOf(seat), salt: saltOf(seat) });
      const player = bot ? null : { id: `player-${seat}`, named };
      return { seat, player, bot, deck: deckHash(decks[seat] ?? null), entropy };
    }),
    timeControl: null,
    onTimeOut: 'ABSENT',
    forfeitAfter: 3,
    ...terms,
    seedHash: seedHash(seed),
    createdAt,
  };
}

/** Returns the head of a record with this preamble, except for the result. */
export function headOf(
  preamble: Preamble,
  times: { seed: string; startedAt: string; finishedAt: string },
  entries: readonly Entry[],
): Omit<ReplayHead, 'result'> {
  const { match, game, rulesVersion, options, seats, createdAt } = preamble;
  return {
    format: replayFormat(seats, preamble, entries),
    ...{ match, game, rulesVersion, options, createdAt, seedHash: preamble.seedHash, ...times },
    seats: seats.map(({ seat, bot, player }) =>
      player ? { seat, bot, name: nameOf(seat), salt: saltOf(seat) } : { seat, bot, name: plainName({ player, bot }) },
    ),
  };
}
