import pc from 'picocolors';
import type { Match } from './shapes.ts';

/** Returns a line if the match has started to wait for players to join or for another player's answer. */
export function waitingLines(before: Match, now: Match): string[] {
  if (now.status === 'WAITING') return seatsFree(now);
  const people = slowOnes(now);
  const had = before.version === now.version ? '' : slowOnes(before).join();
  return people.length > 0 && people.join() !== had ? [pc.dim(`      Waiting for ${people.join(' and ')}…`)] : [];
}

// Returns the names of the people at the awaited seats. Bots answer immediately, so they are not worth a line.
function slowOnes({ waitingFor, yourSeats, seats }: Match): string[] {
  const others = waitingFor.filter((seat) => !yourSeats.includes(seat));
  return others.flatMap((seat) => (seats[seat]?.bot ? [] : [seats[seat]?.name ?? `seat ${seat + 1}`]));
}

function seatsFree({ seats, invitation, id }: Match): string[] {
  const free = seats.filter(({ taken }) => !taken).length;
  return [
    `Waiting for ${free === 1 ? 'one more player' : `${free} more players`}. In another terminal:`,
    `  npm run play -- --join ${invitation ?? id}`,
  ];
}
