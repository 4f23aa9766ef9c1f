import { encode } from 'uqr';
import { f } from '../../../texts/friends.ts';
import style from './room.module.css';

/** The light margin that scanners need, in modules. */
const MARGIN = 4;

/** Draws a text as a QR code, which a phone's camera opens. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class={style.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={f('qr.about')}>
      <path d={dark.join('')} />
    </svg>
  );
}
