import type { quickEn } from './quick.en.ts';
import type { Text } from './text.ts';

/** The German texts about quick games: the same keys in the same order as in quick.en.ts. */
export const quickDe: Readonly<Record<keyof typeof quickEn, Text>> = {
  'quick.title': 'Schnelles Spiel',
  'quick.about': 'Der Server sucht dir einen etwa gleich starken Gegner. Lass diese Seite so lange offen.',
  'quick.game': 'Spiel',
  'quick.clock': 'Zeit',
  'quick.rated': 'Gewertet',
  'quick.rated.not': 'Gäste haben keine Wertung. Lege ein Konto an, um gewertete Partien zu spielen.',
  'quick.bot': 'Nach einer Minute darf ein Bot mitspielen',
  'quick.bot.hint': 'Eine Partie gegen einen Bot wird nie gewertet.',
  'quick.start': 'Gegner suchen',
  'quick.searching': 'Suche nach einem Gegner: {game}',
  'quick.waited': 'Du wartest seit {time}',
  'quick.range': 'Akzeptiert Wertungen bis {n} Punkte über oder unter deiner.',
  'quick.range.any': 'Akzeptiert jede Wertung.',
  'quick.others': { one: 'Ein anderer Spieler sucht.', other: '{n} andere Spieler suchen.' },
  'quick.botSoon': 'Findet sich binnen einer Minute niemand, spielt ein Bot mit. Diese Partie wird nicht gewertet.',
  'quick.stop': 'Suche beenden',
  'quick.ended': 'Es hat sich kein Gegner gefunden. Versuche es noch einmal oder richte eine Partie ein.',
  'recent.title': 'Letzte Gegner',
  'recent.challenge': 'Herausfordern',
  'recent.challengeNamed': '{name} herausfordern: {game}',
  'recent.profile': 'Profil',
  'recent.profileNamed': 'Profil von {name}',
  'room.bot': 'Bot auf Platz {seat} setzen',
  'room.bot.rated': 'Gewertete Partien sind nur für Menschen, daher kannst du keinen Bot hinzufügen.',
};
