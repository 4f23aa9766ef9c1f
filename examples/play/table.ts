import pc from 'picocolors';
import { amount, boardLines } from './board.ts';
import { seatPaint } from './seats.ts';
import type { Card, Counter, Table, Zone } from './shapes.ts';
import { cut, width, wrap } from './text.ts';

/**
 * Draws the whole table as text: the board, the shared zones and counters, then the zones and counters of each seat.
 */
export function tableLines(table: Table, names: readonly string[], mySeat: number | null): string[] {
  const seats: (number | null)[] = [null, ...names.keys()];
  const own = seats.flatMap((seat) =>
    owned(table, seat, seat === null ? 'Table' : `${names[seat]} (seat ${seat + 1})`),
  );
  const board = table.board ? boardLines(table.board, names) : [];
  return [...board, '', ...own, ...cardsInHand(table, names, mySeat)];
}

function owned({ zones, counters, seats }: Table, seat: number | null, owner: string): string[] {
  const parts = [
    ...seats.filter((one) => one.seat === seat).flatMap(({ status }) => status),
    ...counters.filter((counter) => counter.seat === seat).map(counterText),
    ...zones.filter((zone) => zone.seat === seat).map(zoneText),
  ];
  if (parts.length === 0) return [];
  const paint = seat === null ? pc.bold : (text: string) => pc.bold(seatPaint(seat)(text));
  const [first = '', ...rest] = wrap(`${owner}  ${parts.join(' · ')}`, width() - 1, '    ');
  return [paint(owner) + first.slice(owner.length), ...rest];
}

function counterText(counter: Counter): string {
  return `${counter.label} ${amount(counter)}`;
}

function zoneText(zone: Zone): string {
  const { label, kind, count, cards } = zone;
  if (kind === 'ROW') return `${label} ${cards.map(placed).join(' ') || 'empty'}`;
  const top = kind === 'PILE' ? cards.find((card) => card.place === 0)?.name : null;
  return top ? `${label} ${count} (top: ${top})` : `${label} ${count}`;
}

function placed(card: Card): string {
  return `${card.place ?? '?'}:${card.name ?? `[${card.back}]`}`;
}

// Lists each hand card by card, because players play from their hands. The other readable cards are in the lines of
// their zones.
function cardsInHand({ zones }: Table, names: readonly string[], mySeat: number | null): string[] {
  const hands = zones.filter((zone) => zone.kind === 'HAND' && zone.cards.length > 0);
  return hands.flatMap((zone) => [
    pc.bold(zone.seat === mySeat ? `Your ${zone.label}` : `${names[zone.seat ?? -1] ?? 'Table'}: ${zone.label}`),
    ...zone.cards.map((card) => cardLine(card)),
  ]);
}

function cardLine({ name, text, back }: Card): string {
  const title = name ?? `[${back}]`;
  const room = width() - title.length - 6;
  return text && room > 12 ? `  ${title}  ${pc.dim(cut(text, room))}` : `  ${cut(title, width() - 4)}`;
}
