import {
  type AnyAt,
  type AnyGame,
  canonical,
  decision,
  entryRandom,
  fastRandom,
  play,
  type Seat,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, onRuling, pickFrom, type Script, spread, walk } from '../script.ts';
import { parting } from '../secrets/viewers.ts';

const MOMENTS = 10;

interface Answer {
  seat: Seat;
  move: object;
}

/**
 * Checks that, if several seats have a decision, no question depends on which seats have answered, and the order of the
 * answers does not matter.
 */
export function simultaneousAnswersCommute(game: AnyGame, script: Script): void {
  const shared = walk(game, script).moments.filter((at) => waitingFor(game, at).length > 1);
  for (const at of spread(shared, MOMENTS)) {
    const seats = waitingFor(game, at);
    const random = fastRandom(at.version);
    const answers = seats.map((seat) => {
      const choices = decision(game, at, seat)?.choices ?? [];
      return { seat, move: pickFrom(choices, random(2 ** 31), script.policy) };
    });
    const [forth, back] = [answers, [...answers].reverse()].map((list) => canonical(answered(game, at, list, script)));
    expectThat(
      forth === back,
      () => `the order of answers matters at ${at.version}: ${parting(forth ?? '', back ?? '')}`,
    );
  }
}

function answered(plain: AnyGame, start: AnyAt, answers: Answer[], script: Script): AnyAt {
  const asked = new Map(answers.map(({ seat }) => [seat, canonical(decision(plain, start, seat))]));
  let isRuled = false;
  const game = onRuling(plain, () => {
    isRuled = true;
  });
  let at = start;
  for (const { seat, move } of answers) {
    expectThat(
      !isRuled,
      () =>
        `the turn limit of ${game.turnLimit?.answers} answers struck at ${at.version}, while several seats were answering one ` +
        'question: this turn goes on too long, or turnLimit.answers is too small (each seat that answers counts)',
    );
    const question = canonical(decision(game, at, seat));
    expectThat(question === asked.get(seat), () => `the question to seat ${seat} changed with another seat's answer`);
    const played = play(game, at, entryRandom(script.seed, at.version + 1), { kind: 'MOVE', seat, move });
    expectThat(!('refused' in played), () => `seat ${seat}: a simultaneous answer is refused at ${at.version}`);
    at = played.at;
  }
  return at;
}
