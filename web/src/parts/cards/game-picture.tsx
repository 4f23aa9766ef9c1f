import unknown from '../../look/game.svg';
import style from './game-picture.module.css';

/** What each game brings: its folder is its id. Found when the pages are built, so that none is named here. */
const PICTURES = import.meta.glob<string>('../../../../src/games/*/skin/picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const BY_GAME = new Map(Object.entries(PICTURES).map(([path, address]) => [path.split('/').at(-3), address]));

/** A game's picture, or that of any game. It says nothing that the title beside it does not say. */
export function GamePicture({ game }: { game: string }) {
  return <img class={style.picture} src={BY_GAME.get(game) ?? unknown} alt="" width={320} height={180} />;
}
