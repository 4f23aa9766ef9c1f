import { useState } from 'preact/hooks';
import { askPatiently, newKey } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { Problem } from '../../../parts/problem.tsx';
import { signInAddress } from '../../../parts/who/sign-in-address.ts';
import { s } from '../../../texts/talk.ts';
import type { PlayedParts } from '../operations.generated.ts';
import { isOver } from '../playing/play.ts';
import { type SaidParts, SEND_MESSAGE } from './operations.generated.ts';
import style from './talk.module.css';

const PHRASES = [
  ...(['HELLO', 'GOOD_LUCK', 'NICE_MOVE', 'THANKS', 'SORRY'] as const),
  ...(['THINKING', 'ONE_MOMENT', 'YOUR_TURN', 'GOOD_GAME', 'GOODBYE'] as const),
];

interface WritingProps {
  readonly match: PlayedParts;
  readonly me: { readonly guest: boolean } | null;
  readonly onSent: (message: SaidParts) => void;
}

/** Renders the set phrases as buttons and, for readers who may send free texts, a field. */
export function Writing({ match, me, onSent }: WritingProps) {
  const [text, setText] = useState('');
  const { busy, error, run } = useDoing();
  if (!me) {
    return (
      <a class="button" href={signInAddress()}>
        {s('signIn')}
      </a>
    );
  }
  const plays = match.yourSeats.length > 0;
  const isOfEvent = plays && match.tournamentId !== null && !isOver(match);
  const send = (content: { phrase: (typeof PHRASES)[number] } | { text: string }) =>
    run(async () => {
      const input = { matchId: match.id, key: newKey(), ...content };
      onSent((await askPatiently(api(), SEND_MESSAGE, { input })).sendMessage);
      if ('text' in content) setText('');
    });
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '') void send({ text });
  };
  return (
    <>
      {!plays && !isOver(match) && <small class="soft">{s('spectators')}</small>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in all browsers */}
      <div class={style.phrases} role="group" aria-label={s('phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" disabled={busy} onClick={() => void send({ phrase })}>
            {s(phrase)}
          </button>
        ))}
      </div>
      {me.guest || isOfEvent ? (
        <small class="soft">{s(me.guest ? 'guest' : 'event')}</small>
      ) : (
        <form class={style.free} onSubmit={submit}>
          <input
            type="text"
            aria-label={s('text')}
            maxLength={300}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" disabled={busy}>
            {s('send')}
          </button>
        </form>
      )}
      <Problem error={error} />
    </>
  );
}
