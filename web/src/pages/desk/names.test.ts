import { expect, it } from 'vitest';
import { playerIn } from './names.ts';

const ID = '6b1f0a52-4d43-4f6e-9a43-1f2d3c4b5a69';

it.each([
  [ID, ID],
  [`https://cards.example/players/${ID}`, ID],
  [` /players/${ID.toUpperCase()} `, ID],
  ['Ann', null],
  ['', null],
])('a player is found in "%s"', (text, found) => expect(playerIn(text)).toBe(found));
