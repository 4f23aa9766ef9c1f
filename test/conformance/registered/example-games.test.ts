import { describe } from 'vitest';
import { EXAMPLE_GAMES } from '../../../scripts/example-games.ts';
import { holdsEveryProperty } from './in-ci.ts';

describe.each(EXAMPLE_GAMES)('$title, an example', holdsEveryProperty);
