import type { Game } from '../../engine/index.ts';
import type { BusinessCardBattle } from './business-card-battle.ts';
import type { State } from './state.ts';

// Lets the other character strike next, whatever the result of the last strike. A target that cannot strike back is
// skipped.
function alternate({ battle }: State): void {
  if (!battle) return;
  const next = battle.striker === battle.attacker ? battle.target : battle.attacker;
  battle.striker = next === battle.target && !battle.strikesBack ? battle.attacker : next;
}

export const facts: Game<BusinessCardBattle>['facts'] = {
  markShown: (state, { seat, mark }) => {
    state.marks[seat] = mark;
  },
  marksEqual: (state) => {
    state.equal++;
    state.marks = [null, null];
  },
  firstDecided: (state, { seat }) => {
    state.first = seat;
  },
  fielded: (state, { characters }) => {
    for (const { card, hp } of characters) state.hp[card] = hp;
  },
  turnBegan: (state, { turn }) => {
    state.turn = turn;
    state.quiet++;
  },
  stepped: () => {},
  hpShared: (state, { from, to, left, now }) => {
    state.hp[from.card] = left;
    state.hp[to.card] = now;
  },
  restored: (state, { character, now }) => {
    state.hp[character.card] = now;
  },
  battleBegan: (state, { attacker, target, longDistance, strikesBack, first }) => {
    state.quiet = 0;
    const [one, two] = [attacker.card, target.card];
    state.battle = {
      attacker: one,
      target: two,
      longDistance,
      strikesBack,
      striker: first,
      sideways: [],
      absorbing: [],
    };
  },
  instantDeathDeclared: () => {},
  plainStrikeDeclared: () => {},
  absorbDeclared: () => {},
  absorbsAlways: (state, { target }) => {
    state.battle?.absorbing.push(target.card);
  },
  struck: (state, { target, left }) => {
    state.hp[target.card] = left;
    alternate(state);
  },
  strikeFailed: alternate,
  absorbed: (state, { target, now }) => {
    state.hp[target.card] = now;
    alternate(state);
  },
  absorbFailed: () => {},
  instantlyKilled: (state, { target }) => {
    state.hp[target.card] = 0;
  },
  turnedSideways: (state, { striker }) => {
    state.battle?.sideways.push(striker.card);
    alternate(state);
  },
  strikeSkipped: (state, { striker }) => {
    if (state.battle) state.battle.sideways = state.battle.sideways.filter((card) => card !== striker.card);
    alternate(state);
  },
  fell: (state, { character }) => {
    delete state.hp[character.card];
  },
  battleEnded: (state) => {
    state.battle = null;
  },
  gone: (state, { seat }) => {
    state.gone.push(seat);
  },
  decided: (state, { winner, ending }) => {
    state.outcome = { winner, ending };
    state.battle = null;
  },
  prizeRightGiven: (state, { seat }) => {
    state.picker = seat;
  },
  prizeTaken: () => {},
};
