import { useEffect, useState } from 'preact/hooks';
import { PLAIN, type Skin } from './skin.ts';
import { skinOf } from './skins.ts';

/** How long a table waits for its skin, in milliseconds. After that, it is shown without one. */
const PATIENCE = 1_500;

/** A game's skin. Null until it is known, so that the table does not change its colours while it is shown. */
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
