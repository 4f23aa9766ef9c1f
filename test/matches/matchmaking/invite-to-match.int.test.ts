import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  acceptChallenge,
  createMatch,
  declineChallenge,
  inviteToMatch,
  joinMatch,
  listChallenges,
  readMatch,
} from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { type Node, openSetting } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
let node: Node;
let ada: Caller;
let bob: Caller;
let eve: Caller;
beforeEach(async () => {
  node = await setting.node();
  [ada, bob, eve] = [await setting.account('Ada'), await setting.account('Bob'), await setting.account('Eve')];
});

const opened = (seats = 2) => createMatch(node.matches, ada, { game: 'duel', visibility: 'PRIVATE', seats });

describe('an invitation to a waiting match', () => {
  it('reserves the free seat, and begins the match when it is accepted', async () => {
    const { id, invitation } = await opened();
    const other = await setting.node(); // has cached the match before the invitation
    await readMatch(other.matches, ada, id);
    const challenge = await inviteToMatch(node.matches, ada, { matchId: id, player: bob.id });
    expect(await listChallenges(node.matches, bob)).toMatchObject([{ id: challenge.id, status: 'OPEN' }]);
    await expect(joinMatch(other.matches, eve, { invitation })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await acceptChallenge(node.matches, bob, { id: challenge.id })).toMatchObject({ id, status: 'RUNNING' });
  });

  it('that is declined cancels the match', async () => {
    const { id } = await opened();
    const challenge = await inviteToMatch(node.matches, ada, { matchId: id, player: bob.id });
    await declineChallenge(node.matches, bob, { id: challenge.id });
    expect(await readMatch(node.matches, ada, id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('is refused for a player who could not accept it', async () => {
    const { id, invitation } = await opened(3);
    await joinMatch(node.matches, bob, { invitation });
    await expect(inviteToMatch(node.matches, ada, { matchId: id, player: bob.id })).rejects.toThrow(
      'already has a seat',
    );
    const rated = await createMatch(node.matches, ada, { game: 'duel', rated: true, timeControl: { days: 1 } });
    const guest = await setting.player('Guest');
    const inviting = inviteToMatch(node.matches, ada, { matchId: rated.id, player: guest.id });
    await expect(inviting).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('no rating') });
  });

  it('comes only from the creator, to another player who exists, once', async () => {
    const { id, invitation } = await opened();
    const invited = (by: Caller, player: string) => inviteToMatch(node.matches, by, { matchId: id, player });
    await expect(invited(eve, bob.id)).rejects.toMatchObject({ code: 'NOT_FOUND' }); // the match is private
    await expect(invited(ada, ada.id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(invited(ada, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { id: first } = await invited(ada, bob.id);
    const repeated = await Promise.all([invited(ada, bob.id), invited(ada, bob.id)]);
    expect(repeated.map((challenge) => challenge.id)).toEqual([first, first]);
    await expect(invited(ada, eve.id)).rejects.toThrow('waiting for exactly one player');
    const [open] = await listChallenges(node.matches, bob);
    await acceptChallenge(node.matches, bob, { id: open?.id ?? '' });
    expect(await invited(ada, bob.id)).toMatchObject({ id: first, status: 'ACCEPTED' });
    await expect(inviteToMatch(node.matches, bob, { matchId: id, player: eve.id })).rejects.toThrow('Only the creator');
    await expect(joinMatch(node.matches, eve, { invitation })).rejects.toBeDefined();
  });
});
