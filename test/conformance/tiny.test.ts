import { describe } from 'vitest';
import { registered } from '../../src/engine/index.ts';
import { holdsEveryProperty } from './registered/in-ci.ts';
import { tollRoad } from './tiny/index.ts';

describe('the tiny game, which has every shape', () => {
  holdsEveryProperty(registered(tollRoad));
});
