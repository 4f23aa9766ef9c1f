import { Choice } from '../../../parts/forms/choice.tsx';
import { type ReplayKey, r } from '../../../texts/replay.ts';
import { type Playing, SPEEDS } from '../use-playing.ts';
import style from './transport.module.css';

interface TransportProps {
  readonly version: number;
  readonly last: number;
  readonly playing: Playing;
  /** Goes to the next or previous turn; null if the game has no turns, or the turns are not known yet. */
  readonly turn: ((way: 1 | -1) => void) | null;
  readonly go: (version: number) => void;
}

/** Renders the buttons: first, back, play, forward, last, turn by turn, and speed. */
export function Transport({ version, last, playing, turn, go }: TransportProps) {
  const [atFirst, atLast] = [version <= 0, version >= last];
  return (
    <div class={style.transport}>
      <Button name="move.first" path={FIRST} off={atFirst} press={() => go(0)} />
      {turn && <Button name="move.turnBack" path={TURN_BACK} off={atFirst} press={() => turn(-1)} />}
      <Button name="move.back" path={BACK} off={atFirst} press={() => go(version - 1)} />
      <Button
        name={playing.playing ? 'move.pause' : 'move.play'}
        path={playing.playing ? PAUSE : PLAY}
        press={playing.toggle}
        isMain
      />
      <Button name="move.forward" path={ON} off={atLast} press={() => go(version + 1)} />
      {turn && <Button name="move.turnOn" path={TURN_ON} off={atLast} press={() => turn(1)} />}
      <Button name="move.last" path={LAST} off={atLast} press={() => go(last)} />
      <Choice
        class={style.speed}
        aria-label={r('move.speed')}
        value={playing.speed}
        options={SPEEDS.map((value) => ({ value, text: r('move.times', { n: value }) }))}
        onValue={playing.setSpeed}
      />
    </div>
  );
}

const FIRST = 'M6 5v14M18 5 9 12l9 7z';
const TURN_BACK = 'M12 5 5 12l7 7M19 5l-7 7 7 7';
const BACK = 'M16 5 8 12l8 7z';
const PLAY = 'M7 4v16l13-8z';
const PAUSE = 'M7 5v14M17 5v14';
const ON = 'M8 5l8 7-8 7z';
const TURN_ON = 'M5 5l7 7-7 7M12 5l7 7-7 7';
const LAST = 'M18 5v14M6 5l9 7-9 7z';

interface ButtonProps {
  readonly name: ReplayKey;
  readonly path: string;
  readonly off?: boolean;
  readonly isMain?: boolean;
  readonly press: () => void;
}

// Keeps disabled buttons focusable. Otherwise the focus would jump to the start of the page at the end of a record.
function Button({ name, path, off = false, isMain = false, press }: ButtonProps) {
  return (
    <button
      type="button"
      class={isMain ? `main ${style.button}` : style.button}
      aria-label={r(name)}
      title={r(name)}
      aria-disabled={off}
      onClick={() => !off && press()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
