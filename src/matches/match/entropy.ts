import { z } from 'zod';

/** What a player may put into the deal: enough that nobody could have tried all of them, and nothing that needs quoting. */
export const entropyInput = z
  .string()
  .regex(/^[\w+/=-]{16,128}$/, 'must be 16 to 128 letters, digits or + / = - _')
  .nullish();
