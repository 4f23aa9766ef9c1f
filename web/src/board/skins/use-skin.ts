import { useEffect, useState } from 'preact/hooks';
import { PLAIN, type Skin } from './skin.ts';
import { skinOf } from './skins.ts';

/** The time in milliseconds that a table waits for its skin. After that, the table is shown without a skin. */
const PATIENCE = 1_500;

/**
 * Returns a game's skin. Null until the skin is known, so that a table does not change its colours while it is shown.
 */
export function useSkin(game: string): Skin | null {
  const [skin, setSkin] = useState<Skin | null>(null);
  useEffect(() => {
    let wanted = true;
    const late = setTimeout(() => setSkin(PLAIN), PATIENCE);
    const found = (one: Skin = PLAIN) => {
      clearTimeout(late);
      if (wanted) setSkin(one);
    };
    skinOf(game).then(found, () => found()); // the table works without a skin
    return () => {
      wanted = false;
      clearTimeout(late);
    };
  }, [game]);
  return skin;
}
