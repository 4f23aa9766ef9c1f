import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Showing } from '../../board/effects/effects-layer.tsx';
import { Board } from '../../board/index.tsx';
import type { Skin } from '../../board/skins/skin.ts';
import { useSkin } from '../../board/skins/use-skin.ts';
import { useHeight } from '../../browser/use-height.ts';
import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { t } from '../../texts/index.ts';
import { OpenOffer } from './agreements/offers.tsx';
import { useSingleAnswer } from './answering/single-answer.ts';
import { Banner } from './banner.tsx';
import { Away } from './following/away.tsx';
import { useFollowing } from './following/use-following.ts';
import { Log, type Pointing } from './log/log.tsx';
import { Menu } from './menu/menu.tsx';
import type { PlayedParts } from './operations.generated.ts';
import { Outcome } from './outcome/outcome.tsx';
import { askedIn, isOver, timesIn, wordOf } from './playing/play.ts';
import type { Playing } from './playing/use-play.ts';
import { useRatings } from './playing/use-ratings.ts';
import { QUESTION, QuestionSheet } from './question-sheet.tsx';
import { LazyDrawer } from './rules/lazy-drawer.tsx';
import { useHint } from './rules/use-hint.ts';
import { useRules } from './rules/use-rules.ts';
import style from './table.module.css';
import { LazyTalk } from './talk/lazy-talk.tsx';
import { LazyOffer } from './turn/lazy-offer.tsx';
import { useTurn } from './turn/use-turn.ts';
import { useAnswering } from './use-answering.ts';
import { Room } from './waiting/room.tsx';

interface TableProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
  readonly isWall: boolean;
  /** Whether the session that this page was opened with is gone. */
  readonly isSignedOut: boolean;
}

/** Renders a match: its board, the question to the reader, the log and the menu. */
export function Table(props: TableProps) {
  const { playing, match, isWall } = props;
  const table = useTable(props);
  const { skin } = table;
  if (match.status === 'WAITING') return <Room playing={playing} match={match} />;
  if (!skin) return <Waiting />;
  return (
    <div class={style.table} data-wall={isWall}>
      <h1 class="heard">{match.game.title}</h1>
      {table.asked && (
        <a class="skip" href={`#${QUESTION}`}>
          {t('table.skip')}
        </a>
      )}
      <Notices {...props} table={table} />
      <div class={style.board}>
        <TableBoard {...props} table={table} skin={skin} />
      </div>
      <div class={style.aside}>
        <Sheet {...props} table={table} />
        <Log entries={table.following.entries} readEarlier={playing.readEarlier} point={table.point} />
        {!isWall && (
          <Menu playing={playing} match={match} following={table.following} onRules={() => table.rules.open()} />
        )}
        {!isWall && <LazyTalk match={match} />}
      </div>
      <LazyDrawer game={match.game} rules={table.rules} player={table.player} />
    </div>
  );
}

type TableState = ReturnType<typeof useTable>;

/** Returns everything that the parts of the table share. */
function useTable({ playing, match, isWall }: TableProps) {
  const { play, submit } = playing;
  const times = useMemo(() => timesIn(match, play.readAt), [match, play.readAt]);
  const following = useFollowing(play, match, times);
  const asked = isWall || following.isBehind ? null : askedIn(play);
  const answer = useAnswering(asked, following.shown.table, submit);
  const rules = useRules(match.game.id, match.question, isWall);
  const player = useSession()?.player.id ?? null;
  useSingleAnswer(asked, playing, player);
  const hints = rules.rules?.hints ?? [];
  const hint = useHint({ player: asked && player, game: match.game.id, question: match.question, hints });
  const last = play.known.entries.at(-1);
  const isOfferDue = useTurn({ match, isWall, isAsked: asked !== null, isSending: play.sending !== null, last });
  useTitle(match.game.title);
  const [pointed, setPointed] = useState<Showing | null>(null);
  const point: Pointing = useCallback(
    (effects, isChosen = false) => setPointed(effects && { key: 'log', effects, lasts: null, isChosen }),
    [],
  );
  const ratings = useRatings(match);
  const skin = useSkin(match.game.id);
  return { times, following, asked, answer, rules, player, hint, isOfferDue, pointed, point, ratings, skin };
}

interface PartProps extends TableProps {
  readonly table: TableState;
}

function Notices({ playing, match, isWall, isSignedOut, table }: PartProps) {
  return (
    <Banner play={playing.play} isSignedOut={isSignedOut && !isWall}>
      {match.offer && !isWall && <OpenOffer key={match.offer.version} playing={playing} match={match} />}
      {!isWall && <Away following={table.following} />}
    </Banner>
  );
}

function TableBoard({ match, isWall, table, skin }: PartProps & { skin: Skin }) {
  const { times, following, asked, answer, rules, pointed, ratings } = table;
  const { shown } = following;
  return (
    <Board
      table={answer.table}
      seats={ratings.seats}
      mine={isWall ? [] : match.yourSeats}
      asked={isOver(shown) ? [] : shown.waitingFor}
      times={times}
      skin={skin}
      marks={answer.marks}
      onPick={asked ? answer.touch : undefined}
      dragging={answer.dragging}
      onTurn={answer.turn}
      onLook={rules.look}
      showing={following.showing ?? pointed}
      wall={isWall}
    />
  );
}

/** Renders the question or the result: beside the table, or as a sheet at the bottom of a phone. */
function Sheet({ playing, match, isWall, table }: PartProps) {
  const { following, asked, answer, rules, hint, ratings, isOfferDue } = table;
  const [isLow, setLow] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  useHeight(sheet, '--sheet');
  const word = wordOf(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader begins with each question at its beginning
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [word]);
  return (
    <div class={style.sheet} ref={sheet} data-low={isLow}>
      {isOver(following.shown) ? (
        <Outcome match={match} changes={ratings.changes} isWall={isWall} />
      ) : (
        <QuestionSheet {...{ playing, match, following, asked, answer, rules, hint, isLow }} onLow={setLow} />
      )}
      <LazyOffer isDue={isOfferDue} />
    </div>
  );
}
