import { expect, it } from 'vitest';
import { authorship, isSignedBy, type Signable } from '../../../src/engine/index.ts';
import { signatureOf } from '../../../src/matches/signing/signing-keys.ts';
import { KEY, linesOf, playEvent, redecided } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

const YEAR = 366 * 86_400_000;

it('a signature of a match is not valid for a tournament, and the other way round', () => {
  const head: Signable = { match: 'one', version: 0, status: 'FINISHED', hash: 'abc' };
  const ofTournament: Signable = { ...head, of: 'TOURNAMENT' };
  const [match, tournament] = [head, ofTournament].map((what) => signatureOf(KEY.key, KEY.published.kid, what));
  if (!match || !tournament) expect.fail('not signed');
  expect(isSignedBy(KEY.published, match, head)).toBe(true);
  expect(isSignedBy(KEY.published, match, ofTournament)).toBe(false);
  expect(isSignedBy(KEY.published, tournament, ofTournament)).toBe(true);
  expect(isSignedBy(KEY.published, tournament, head)).toBe(false);
  const entries = [{ at: '2027-06-01T00:00:00.000Z', hash: 'abc' }];
  const keys = { keys: [KEY.published] };
  const log = (signature: typeof match) => ({ match: 'one', entries, signatures: [{ version: 0, signature }] });
  expect(authorship(log(match), keys)).toEqual({ by: [KEY.published.kid] });
  expect(authorship({ ...log(tournament), of: 'TOURNAMENT' }, keys)).toEqual({ by: [KEY.published.kid] });
  expect(authorship({ ...log(match), of: 'TOURNAMENT' }, keys)).toHaveProperty('forged', 0);
  expect(authorship(log(tournament), keys)).toHaveProperty('forged', 0);
});

it('signatures from the first releases are valid, but only for records of that time', () => {
  const event = playEvent(undefined, { players: 2, name: 'signed' });
  expect(verdictOn(linesOf(event, KEY)).verdict).toBe('VERIFIED');
  expect(verdictOn(linesOf(event, KEY, {})).verdict).toBe('VERIFIED');
  const later = redecided(event, (entry) => {
    entry.at += YEAR;
  });
  expect(verdictOn(linesOf(later, KEY)).why ?? '').not.toContain('signature');
  expect(verdictOn(linesOf(later, KEY, {})).why).toContain('signature');
});
