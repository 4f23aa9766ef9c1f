import { NOTICES, WORKER_TEXTS } from '../texts/worker.ts';

/** A notification, and the path of the page that it leads to. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
  readonly path: string;
}

/** Returns the notification for a push message, whose format is in docs/reference/notifications.md. */
export function noticeOf(message: unknown, language: 'en' | 'de'): Notice {
  const { type, data } = { type: '', data: {}, ...Object(message) };
  const field = (name: string) => wordIn(data, name);
  const known = NOTICES.find((one) => one === type) ?? 'unknown';
  const { notices } = WORKER_TEXTS[language];
  const { title, body } = notices[known === 'tournament.news' && !field('text') ? 'tournament.changed' : known];
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => field(name));
  return { title: filled(title), body: filled(body), tag: tagOf(known, field), path: pathOf(known, field) };
}

type Field = (name: string) => string;

// News about a match replaces older news about it. Challenges, calls, announcements and requests are shown one by one.
function tagOf(type: string, field: Field): string {
  const isDirect = type === 'match.judge_called' || !field('matchId');
  const parts = [type, field('challengeId'), field('tournamentId'), field('version'), field('playerId')];
  return isDirect ? parts.join(' ') : field('matchId');
}

function pathOf(type: string, field: Field): string {
  const event = `/tournaments/${encodeURIComponent(field('tournamentId'))}`;
  if (type === 'match.judge_called') return `${event}/judge`;
  if (type === 'tournament.news') return event;
  if (type === 'friend.requested') return '/friends';
  return field('matchId') ? `/matches/${encodeURIComponent(field('matchId'))}` : '/';
}

function wordIn(data: unknown, name: string): string {
  const value: unknown = Object.hasOwn(Object(data), name) ? Object(data)[name] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
