/** A notification. `{name}` stands for a field of the message's data. */
interface NoticeText {
  readonly title: string;
  readonly body: string;
}

interface WorkerTexts {
  /** By the message's `type`. */
  readonly notices: Readonly<Record<NoticeType, NoticeText>>;
  readonly offline: { readonly title: string; readonly about: string; readonly again: string };
}

/** The types in docs/reference/notifications.md, a second text for news without a message, and any unknown type. */
export type NoticeType = (typeof NOTICES)[number];
export const NOTICES = [
  ...['match.your_turn', 'match.deadline_near', 'match.began', 'match.over', 'match.invited'],
  ...['match.judge_called', 'tournament.news', 'tournament.changed', 'friend.requested', 'unknown'],
] as const;

/** The texts of the service worker, which is a program of its own and cannot load the texts of the pages. */
export const WORKER_TEXTS: Readonly<Record<'en' | 'de', WorkerTexts>> = {
  en: {
    notices: {
      'match.your_turn': { title: 'Your turn: {title}', body: '{prompt}' },
      'match.deadline_near': { title: 'Time is running out: {title}', body: '{prompt}' },
      'match.began': { title: '{title} has begun', body: 'Your match has begun.' },
      'match.over': { title: '{title} is over', body: '{why}' },
      'match.invited': { title: 'Challenge: {title}', body: '{from} wants to play against you.' },
      'match.judge_called': { title: 'A judge is needed', body: '{from}: {about}' },
      'tournament.news': { title: '{name}', body: '{text}' },
      'tournament.changed': { title: '{name}', body: 'The start or the check-in has changed.' },
      'friend.requested': { title: 'Friend request', body: '{from} wants to be your friend.' },
      unknown: { title: 'Arbiter', body: 'There is something new for you.' },
    },
    offline: {
      title: 'No connection',
      about: 'The server cannot be reached. Your matches are safe there.',
      again: 'Try again',
    },
  },
  de: {
    notices: {
      'match.your_turn': { title: 'Du bist dran: {title}', body: '{prompt}' },
      'match.deadline_near': { title: 'Die Zeit läuft ab: {title}', body: '{prompt}' },
      'match.began': { title: '{title} hat begonnen', body: 'Deine Partie hat begonnen.' },
      'match.over': { title: '{title} ist zu Ende', body: '{why}' },
      'match.invited': { title: 'Herausforderung: {title}', body: '{from} möchte gegen dich spielen.' },
      'match.judge_called': { title: 'Ein Schiedsrichter wird gebraucht', body: '{from}: {about}' },
      'tournament.news': { title: '{name}', body: '{text}' },
      'tournament.changed': { title: '{name}', body: 'Beginn oder Check-in haben sich geändert.' },
      'friend.requested': { title: 'Freundschaftsanfrage', body: '{from} möchte mit dir befreundet sein.' },
      unknown: { title: 'Arbiter', body: 'Es gibt etwas Neues für dich.' },
    },
    offline: {
      title: 'Keine Verbindung',
      about: 'Der Server ist nicht erreichbar. Deine Partien sind dort sicher.',
      again: 'Erneut versuchen',
    },
  },
};
