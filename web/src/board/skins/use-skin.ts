import { useEffect, useState } from 'preact/hooks';
import { PLAIN, type Skin } from './skin.ts';
import { skinOf } from './skins.ts';

/** A table waits at most this many milliseconds for its skin: plain is better than late. */
const PATIENCE = 1_500;

/** A game's skin. Null until it is known: otherwise the table would change its colours while shown. */
export function useSkin(game: string): Skin | null {
  const [skin, setSkin] = useState<Skin | null>(null);
  useEffect(() => {
    let wanted = true;
    const late = setTimeout(() => setSkin(PLAIN), PATIENCE);
    const found = (one: Skin = PLAIN) => {
      clearTimeout(late);
      if (wanted) setSkin(one);
    };
    skinOf(game).then(found, () => found()); // the table works without it
    return () => {
      wanted = false;
      clearTimeout(late);
    };
  }, [game]);
  return skin;
}
