import {
  type Action,
  blankText,
  type Entry,
  misfilledBlank,
  type Refusal,
  refusal,
  takebackRefusal,
  type UndoRefusal,
} from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { byRules, contradiction } from '../log/rules-broken.ts';
import { matchOver, noOffer, noUndo, paused } from '../match/checks.ts';
import type { Match } from '../match/match.ts';
import { openQuestionAt } from '../match/open-questions.ts';

/**
 * @param past all entries so far, if the action is a takeback or an offer of one
 * @throws Refused if the rules refuse the action; RulesBroken if they fail, or refuse the server's own action
 */
export function mustBeAllowed(
  match: Match,
  at: NonNullable<Match['at']>,
  { action, house }: { action: Action; house?: true },
  past: readonly Entry[] = [],
): void {
  const { seat, kind } = action;
  const asked = seat === null ? null : byRules(() => openQuestionAt(match, seat));
  const read = () => refusal(match.game, at, action, asked) ?? takebackRefusal(match.game, at, action, past);
  const code = house ? byRules(read) : read();
  if (!code) return;
  if (house) throw contradiction(`the rules refuse the server's own ${kind} of seat ${seat}: ${code}`);
  if (kind === 'MOVE' && code === 'NOT_ASKED') throw contradiction(`seat ${seat} must answer, but has no question`);
  throw refused(match, action, code);
}

function refused(match: Match, { seat, move }: Action, code: Refusal | UndoRefusal): Refused {
  switch (code) {
    case 'NOT_ASKED': {
      const { waitingFor } = match;
      const message = `It is not this seat's turn: the match waits for seat ${waitingFor.join(' and ')}.`;
      return new Refused(code, message, { waitingFor });
    }
    case 'PAUSED':
      return paused(match.version);
    case 'NOT_PAUSED':
      return badInput('matchId', 'The match is not paused: there is nothing to resume.');
    case 'NO_VERSION': {
      const { version } = match;
      const message = `The match is at version ${version}: you can only go back to an earlier one.`;
      return new Refused('BAD_INPUT', message, { field: 'version', version });
    }
    case 'NOTHING_TO_UNDO':
    case 'UNDONE_BEFORE':
    case 'REVEALED':
      return noUndo(code);
    case 'OFFER_OPEN':
    case 'OFFERED_BEFORE':
    case 'ELIMINATED':
    case 'NO_OFFER':
      return noOffer(code, match.version);
    case 'MATCH_OVER':
      return matchOver();
    case 'ILLEGAL_MOVE': {
      const choices = (seat === null ? null : openQuestionAt(match, seat)?.choices) ?? [];
      const blank = misfilledBlank(choices, move);
      if (!blank)
        return new Refused(code, 'This is not one of the choices: send the `move` of one of them.', { choices });
      const field = blank.path.join('.');
      return new Refused(code, `${field}: fill in this blank with ${blankText(blank)}`, { choices, field });
    }
  }
}
