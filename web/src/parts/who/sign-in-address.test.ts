import { expect, it } from 'vitest';
import { pathAfterSignIn } from './sign-in-address.ts';

const HERE = 'https://arbiter.example';

it.each([
  ['/', '/'],
  ['/matches/1?view=wall', '/matches/1?view=wall'],
  ['/tournaments/1?show=bracket#table', '/tournaments/1?show=bracket#table'],
  ['/decks/../players/1', '/players/1'],
  ['/players/a//b', '/players/a//b'],
])('after signing in %j leads to %j', (next, path) => expect(pathAfterSignIn(next, HERE)).toBe(path));

it.each([
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '//evil.example:x',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'matches/1',
  '',
])('%j is not one of our pages and leads to the lobby', (next) => expect(pathAfterSignIn(next, HERE)).toBe('/'));
