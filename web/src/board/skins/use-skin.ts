import { useEffect, useState } from 'preact/hooks';
import { PLAIN, type Skin } from './skin.ts';
import { skinOf } from './skins.ts';

/** A table waits for its skin at most so many milliseconds: it is better drawn plainly than late. */
const PATIENCE = 1_500;

/** What a game adds to the looks of its table. Null until that is known: drawn before, a table would change its colours under the eyes. */
export function useSkin(game: string): Skin | null {
  const [skin, setSkin] = useState<Skin | null>(null);
  useEffect(() => {
    let wanted = true;
    const late = setTimeout(() => setSkin(PLAIN), PATIENCE);
    const found = (one: Skin = PLAIN) => {
      clearTimeout(late);
      if (wanted) setSkin(one);
    };
    skinOf(game).then(found, () => found()); // without it the table is as good
    return () => {
      wanted = false;
      clearTimeout(late);
    };
  }, [game]);
  return skin;
}
