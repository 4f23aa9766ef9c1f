import { randomInt } from 'node:crypto';

/** A new code that lets somebody in. Letters and digits that nobody mistakes for one another; 50 bits. */
export function newInvitation(): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
