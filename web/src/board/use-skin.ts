import { useEffect, useState } from 'preact/hooks';
import type { Skin } from './skin.ts';
import { skinOf } from './skins.ts';

/** What a game adds to the looks of its table; until it has been loaded, and for a game without, what is good for any. */
export function useSkin(game: string): Skin | undefined {
  const [skin, setSkin] = useState<Skin>();
  useEffect(() => {
    let wanted = true;
    skinOf(game).then(
      (found) => wanted && setSkin(found),
      () => {}, // without it the table is as good
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return skin;
}
