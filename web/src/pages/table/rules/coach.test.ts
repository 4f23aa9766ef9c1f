import { expect, it } from 'vitest';
import { coachingIn, coachingOf, keepCoaching } from './coach.ts';

const NEW = { off: false, seen: [] };

it.each([null, '', '{', '1', 'null', '[]', '{"off":"yes","seen":{}}'])('%s counts as new', (text) =>
  expect(coachingIn(text)).toEqual(NEW),
);

it('unreadable names are left out', () => {
  expect(coachingIn('{"off":true,"seen":["golems/craft",7]}')).toEqual({ off: true, seen: ['golems/craft'] });
});

it('each player has their own tips', () => {
  keepCoaching('ann', (now) => ({ ...now, seen: [...now.seen, 'golems/craft'] }));
  keepCoaching('ann', (now) => ({ ...now, off: true }));
  expect(coachingOf('ann')).toEqual({ off: true, seen: ['golems/craft'] });
  expect(coachingOf('bob')).toEqual(NEW);
});
