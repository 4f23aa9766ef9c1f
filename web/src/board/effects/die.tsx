import style from './effects.module.css';

/** The places of the pips on a die, in a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Renders a die: with pips if it has six sides, otherwise with its number. A number from a card looks like a card. */
export function Die({ face, sides }: { face: number; sides: number | null }) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg class={style.die} viewBox="0 0 30 30" aria-hidden="true" data-face={face}>
      {sides === null ? (
        <rect x="5" y="1.5" width="20" height="27" rx="3" />
      ) : sides === 6 ? (
        <rect x="1.5" y="1.5" width="27" height="27" rx="6" />
      ) : (
        <path d="M15 1 28 10.5V20L15 29 2 20V10.5z" />
      )}
      {pips ? (
        pips.map((pip) => <circle key={pip} cx={7.5 + (pip % 3) * 7.5} cy={7.5 + Math.floor(pip / 3) * 7.5} r="2.6" />)
      ) : (
        <text x="15" y="15.5">
          {face}
        </text>
      )}
    </svg>
  );
}
