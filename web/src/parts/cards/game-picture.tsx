import unknown from '../../look/game.svg';
import style from './game-picture.module.css';

/** The pictures of all games, found at build time: a game's folder is its id. */
const PICTURES = import.meta.glob<string>('../../../../src/games/*/skin/picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const BY_GAME = new Map(Object.entries(PICTURES).map(([path, address]) => [path.split('/').at(-3), address]));

/** Renders a game's picture, or a generic one. It is decorative, because the title is beside it. */
export function GamePicture({ game }: { game: string }) {
  return <img class={style.picture} src={BY_GAME.get(game) ?? unknown} alt="" width={320} height={180} />;
}
