import { describe } from 'vitest';
import { ALL_GAMES, holdsPropertiesInTurn } from './in-ci.ts';

describe.each(ALL_GAMES)('$title', holdsPropertiesInTurn);
