import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Showing } from '../../board/effects/effects-layer.tsx';
import { Board } from '../../board/index.tsx';
import { useSkin } from '../../board/skins/use-skin.ts';
import { NO_MARKS } from '../../board/subjects.ts';
import { useTitle } from '../../browser/use-title.ts';
import { session, useIsSignedOut, useSession } from '../../data/session.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';
import { OpenOffer } from './agreements/offers.tsx';
import { litBy } from './answering.ts';
import { Banner } from './banner.tsx';
import { Away } from './following/away.tsx';
import { useFollowing } from './following/use-following.ts';
import { Log, type Pointing } from './log/log.tsx';
import { Menu } from './menu/menu.tsx';
import type { PlayedParts } from './operations.generated.ts';
import { Outcome } from './outcome/outcome.tsx';
import { askedIn, isOver, timesIn } from './playing/play.ts';
import { type Playing, usePlay } from './playing/use-play.ts';
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

/** Renders a match for players and spectators: waiting for players, in progress, or over. */
export default function TablePage({ id, query }: PageProps) {
  const isWall = query.get('view') === 'wall';
  const token = useSession()?.token;
  useEffect(() => {
    document.documentElement.dataset.wall = String(isWall);
    return () => {
      delete document.documentElement.dataset.wall;
    };
  }, [isWall]);
  const isSignedOut = useIsSignedOut();
  return <Followed key={`${id} ${isWall ? 'wall' : token}`} id={id} isWall={isWall} isSignedOut={isSignedOut} />;
}

interface FollowedProps {
  readonly id: string;
  readonly isWall: boolean;
  /** Whether the session that this page was opened with is gone. */
  readonly isSignedOut: boolean;
}

function Followed({ id, ...eyes }: FollowedProps) {
  const playing = usePlay(id, eyes.isWall);
  const { match } = playing.play.known;
  if (playing.isMissing) return <Missing />;
  if (!match && playing.error) throw playing.error;
  if (!match) return <Waiting />;
  return <Table playing={playing} match={match} {...eyes} />;
}

function Missing() {
  return (
    <section class="page narrow">
      <h1>{t('table.notFound')}</h1>
      <p class="row">
        {!session() && (
          <a class="button" href={signInAddress()}>
            {t('table.signIn')}
          </a>
        )}
        <a class="button" href="/">
          {t('table.lobby')}
        </a>
      </p>
    </section>
  );
}

interface ShownProps extends Omit<FollowedProps, 'id'> {
  readonly playing: Playing;
  readonly match: PlayedParts;
}

function Table({ playing, match, isWall, isSignedOut }: ShownProps) {
  const { play, submit } = playing;
  const times = useMemo(() => timesIn(match, play.readAt), [match, play.readAt]);
  const following = useFollowing(play, match, times);
  const { shown } = following;
  const asked = isWall || following.isBehind ? null : askedIn(play);
  const answer = useAnswering(asked, shown.table, submit);
  const skin = useSkin(match.game.id);
  const rules = useRules(match.game.id, match.question, isWall);
  const player = useSession()?.player.id ?? null;
  const hint = useHint({
    player: asked && player,
    game: match.game.id,
    question: match.question,
    hints: rules.rules?.hints ?? [],
  });
  const marks = useMemo(() => (asked ? litBy(asked, answer.now) : NO_MARKS), [asked, answer.now]);
  const ratings = useRatings(match);
  const [isLow, setLow] = useState(false);
  const isOfferDue = useTurn({
    ...{ match, isWall, isAsked: asked !== null, isSending: play.sending !== null },
    last: play.known.entries.at(-1),
  });
  useTitle(match.game.title);
  const [pointed, setPointed] = useState<Showing | null>(null);
  const point: Pointing = useCallback(
    (effects, isChosen = false) => setPointed(effects && { key: 'log', effects, lasts: null, isChosen }),
    [],
  );
  if (match.status === 'WAITING') return <Room playing={playing} match={match} />;
  if (!skin) return <Waiting />;
  return (
    <div class={style.table} data-wall={isWall}>
      <h1 class="heard">{match.game.title}</h1>
      {asked && (
        <a class="skip" href={`#${QUESTION}`}>
          {t('table.skip')}
        </a>
      )}
      <Banner play={play} isSignedOut={isSignedOut && !isWall}>
        {match.offer && !isWall && <OpenOffer key={match.offer.version} playing={playing} match={match} />}
        {!isWall && <Away following={following} />}
      </Banner>
      <div class={style.board}>
        <Board
          table={answer.table}
          seats={ratings.seats}
          mine={isWall ? [] : match.yourSeats}
          asked={isOver(shown) ? [] : shown.waitingFor}
          times={times}
          skin={skin}
          marks={marks}
          onPick={asked ? answer.touch : undefined}
          onTurn={answer.turn}
          onLook={rules.look}
          showing={following.showing ?? pointed}
          wall={isWall}
        />
      </div>
      <div class={style.aside}>
        <div class={style.sheet} data-low={isLow}>
          {isOver(shown) ? (
            <Outcome match={match} changes={ratings.changes} isWall={isWall} />
          ) : (
            <QuestionSheet
              playing={playing}
              match={match}
              following={following}
              asked={asked}
              answer={answer}
              rules={rules}
              hint={hint}
              isLow={isLow}
              onLow={setLow}
            />
          )}
          <LazyOffer isDue={isOfferDue} />
        </div>
        <Log entries={following.entries} readEarlier={playing.readEarlier} point={point} />
        {!isWall && <Menu playing={playing} match={match} following={following} onRules={() => rules.open()} />}
        {!isWall && <LazyTalk match={match} />}
      </div>
      <LazyDrawer game={match.game} rules={rules} player={player} />
    </div>
  );
}
