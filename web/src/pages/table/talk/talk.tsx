import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inThisTab } from '../../../browser/storage.ts';
import { useSession } from '../../../data/session.ts';
import { isolated } from '../../../texts/isolated.ts';
import { s } from '../../../texts/talk.ts';
import type { PlayedParts } from '../operations.generated.ts';
import { isOver } from '../playing/play.ts';
import { MessageLine } from './message-line.tsx';
import type { SaidParts } from './operations.generated.ts';
import { saidIn } from './said-in.ts';
import style from './talk.module.css';
import { useMessages } from './use-messages.ts';
import { useMuted } from './use-muted.ts';
import { Writing } from './writing.tsx';

export interface TalkProps {
  readonly match: PlayedParts;
}

/** Renders the messages at the table. The panel starts closed, and then counts the new messages. */
export function Talk({ match }: TalkProps) {
  const me = useSession()?.player ?? null;
  const isApart = match.yourSeats.length > 0 && !isOver(match);
  const { messages, take } = useMessages(match.id, isApart);
  const { muted, mute, unmute } = useMuted(match.id);
  const [isOpen, setOpen] = useState(false);
  const shown = useMemo(() => messages.filter(({ player }) => !muted.includes(player.id)), [messages, muted]);
  const others = shown.filter(({ player }) => player.id !== me?.id);
  const unread = useUnread(match.id, others, isOpen);
  const newest = others.at(-1);
  return (
    <section class={style.talk} aria-label={s('title')} data-open={isOpen}>
      <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {unread > 0 ? s('unread', { n: unread }) : s('title')}
      </button>
      <p class="heard" role="status">
        {isOpen && newest && `${isolated(newest.player.name)}: ${saidIn(newest)}`}
      </p>
      {isOpen && (
        <>
          <Messages shown={shown} me={me?.id ?? null} onMute={mute} onDeleted={take} />
          {muted.length > 0 && (
            <button type="button" class="quiet" onClick={unmute}>
              {s('muted', { n: muted.length })}
            </button>
          )}
          <Writing match={match} me={me} onSent={take} />
        </>
      )}
    </section>
  );
}

interface MessagesProps {
  readonly shown: readonly SaidParts[];
  readonly me: string | null;
  readonly onMute: (playerId: string) => void;
  readonly onDeleted: (message: SaidParts) => void;
}

/** Renders the messages, scrolled to the newest one. */
function Messages({ shown, me, onMute, onDeleted }: MessagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message makes it scroll
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return <p class="soft">{s('none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
    <ol ref={list} tabIndex={0} aria-label={s('title')}>
      {shown.map((message) => (
        <MessageLine
          key={message.id}
          message={message}
          isMine={message.player.id === me}
          canReport={me !== null}
          onMute={onMute}
          onDeleted={onDeleted}
        />
      ))}
    </ol>
  );
}

/** Counts the messages after the last one that was shown in this tab. */
function useUnread(matchId: string, others: readonly SaidParts[], isOpen: boolean): number {
  const key = `arbiter.talk.${matchId}`;
  const [seen, setSeen] = useState(() => inThisTab.read(key) ?? '');
  const newest = others.at(-1)?.at ?? '';
  useEffect(() => {
    if (!isOpen || newest <= seen) return;
    inThisTab.keep(key, newest);
    setSeen(newest);
  }, [isOpen, newest, seen, key]);
  return isOpen ? 0 : others.filter(({ at }) => at > seen).length;
}
