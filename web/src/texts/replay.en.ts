import type { Text } from './text.ts';

/** The texts of the replay page, in English. Entries, and sentences of a verdict, are shown as the engine says them. */
export const replayEn = {
  title: 'Replay',
  of: '{game}: {players}',
  result: 'Result: {why}',
  opening: 'The record is being laid out…',
  notFound: 'There is no such match, or it is not for you to see.',
  offline: 'The record could not be fetched: {why}',

  // No record yet
  'early.title': 'This match is not over yet',
  'early.why':
    'A record shows every card and every secret, so it is opened when the match is over. Until then there is what you may see of it: the table, and what has happened so far.',
  'early.withheld.title': 'This replay opens when the event is over',
  'early.withheld':
    'It would show decks that their players use in later rounds. When the event has ended, it stands here, for everybody who may see the match.',
  'early.event': 'To the event',
  'early.table': 'To the table',
  'early.soFar': 'What has happened so far',
  'early.none': 'Nothing has happened yet.',

  // A file
  'file.title': 'Look at a record, and prove it',
  'file.about':
    'Open the record of a finished match that somebody has given you. It stays on your machine: it is shown and proven here, and nothing of it is sent anywhere.',
  'file.drop': 'Drop a record here',
  'file.choose': 'Choose a file',
  'file.other': 'Another file',
  'file.unreadable': 'This file cannot be shown: {why}',
  'file.unread': 'This file could not be read: {why}',
  'file.link': 'This match at this server',
  'file.note': 'A link to this moment works only where the record is: give away the file with it.',

  // What is shown
  'shown.noRules': 'There are no rules of {game} here, so the table cannot be shown.',
  'shown.failed': 'What it takes to show this record could not be loaded: {why}',
  'shown.torn': 'From entry {version} on nothing can be shown: {why}',
  'shown.otherRules':
    'This match was played by rules {theirs}; here are {ours}. The table follows from what was written down.',
  'shown.table': 'The table after entry {version}',

  // Moving about
  'move.first': 'First entry',
  'move.back': 'One entry back',
  'move.play': 'Play',
  'move.pause': 'Pause',
  'move.forward': 'One entry on',
  'move.last': 'Last entry',
  'move.turnBack': 'Turn before',
  'move.turnOn': 'Next turn',
  'move.speed': 'Speed',
  'move.times': '{n}×',
  'move.bar': 'Entry',
  'move.at': 'Entry {version} of {last}',
  'move.turn': 'turn {n} of {of}',
  'move.controls': 'Moving through the record',
  'move.link': 'Copy the link to this moment',

  // Jumping
  'jump.title': 'Jump',
  'jump.decision': 'To the next decision of',
  'jump.next': 'Next',
  'jump.before': 'Before',
  'jump.search': 'Search what happened',
  'jump.found': { one: '{n} entry', other: '{n} entries' },
  'jump.nothing': 'No entry says that.',
  'jump.noMore': 'There is none further on.',
  'jump.turn': 'To a turn',
  'jump.turnOf': 'Turn {n}: {name}',
  'jump.turnAlone': 'Turn {n}',
  'jump.moments': { one: '{n} moment worth a look', other: '{n} moments worth a look' },

  // Marks
  'mark.TIMED_OUT': 'Time ran out',
  'mark.RESIGNED': 'Somebody left',
  'mark.RULING': 'A judge spoke',
  'mark.ENDED': 'Ended from outside',
  'mark.TIME_GIVEN_BACK': 'The clocks stood still',
  'mark.VOID': 'The match is void',
  'mark.PAUSED': 'A judge stopped the match',
  'mark.RESUMED': 'The match went on',
  'mark.TIME_GIVEN': 'A judge gave time',
  'mark.REWOUND': 'A judge took the match back',
  'mark.RULED': 'A judge ruled',
  'mark.JUDGE_CALLED': 'A judge was called',
  'mark.SHOWN': 'Hidden cards shown',
  'mark.SWING': 'A turning point',
  'mark.END': 'The end',
  'mark.at': '{what}, entry {version}',

  // By whose eyes
  'eyes.title': 'By whose eyes',
  'eyes.everything': 'Everything',
  'eyes.nobody': 'A spectator',
  'eyes.seats': 'Seats: one, or several as a team',

  // Log
  'log.title': 'What happened',
  'log.hidden': 'Nothing that these eyes are told.',

  // Proof
  'proof.title': 'Is it true?',
  'proof.about':
    'Your own machine plays the match again from its seed, by the rules, and compares every fact. It trusts nobody, this server neither.',
  'proof.start': 'Prove it',
  'proof.again': 'Prove it again',
  'proof.cancel': 'Cancel',
  'proof.reading': 'Read and checked against its hashes…',
  'proof.executing': 'Executed: entry {version} of {last}',
  'proof.keys': 'Whose signature counts',
  'proof.keys.server': 'The keys that this server publishes',
  'proof.keys.file': 'Keys from a file of mine',
  'proof.keys.none': 'No file was chosen: no signature will be known.',
  'proof.keys.unfetched': 'The keys of this server could not be fetched: no signature was known.',
  'proof.keys.advice':
    'Keys that come from the same hands as the record prove little. Fetch them yourself, and early: /.well-known/arbiter-keys.json.',
  'proof.took': {
    one: '{n} entry in {seconds} s, on this machine',
    other: '{n} entries in {seconds} s, on this machine',
  },
  'proof.failed': 'It cannot be judged: {why}',
  'proof.caught': 'Caught at entry {version}',
  'proof.see': 'Show entry {version}',
  'proof.refuted': 'Nothing in this record is proven. Whoever changed it gave themselves away there.',
  'proof.proven': 'What was proven',
  'proof.unproven': 'What was not',
  'proof.if': 'It would have failed, had somebody',

  'analysis.title': 'What a strong bot says',
  'analysis.about':
    'For each answer of a seat: what the bot would have answered, knowing no more than the seat did, and how its chances stood.',
  'analysis.seat': 'Whose answers',
  'analysis.start': 'Analyse them',
  'analysis.going': '{done} of {total} answers looked at',
  'analysis.failed': 'This could not be brought to an end.',
  'analysis.none': 'There was no answer among which one could have chosen.',
  'analysis.curve': 'The chances of winning, from the first entry to the last',
  'analysis.legend': 'Line: after the bot’s choice. Points: after what was played. Estimates, not certainties.',
  'analysis.swings': 'The largest swings',
  'analysis.swing.CHOICE': '{by}: {played} instead of {best}',
  'analysis.swing.SINCE': '{by} by what came before the next answer',
  'analysis.all': 'Every answer',
  'analysis.entry': 'Show entry {version}',
  'analysis.played': 'Played: {move} ({chance})',
  'analysis.best': 'The bot: {move} ({chance})',

  'verdict.VERIFIED': 'Verified',
  'verdict.REFUTED': 'Refuted',
  'verdict.UNDECIDED': 'Undecided',
  'verdict.VERIFIED.means': 'It happened like this, and nobody has changed anything since.',
  'verdict.REFUTED.means': 'This is not what happened.',
  'verdict.UNDECIDED.means': 'Nothing is wrong with it, and something is missing.',

  // By the words with which the engine begins its sentences: docs/explain/proof.md
  'about.Chain': 'Chain',
  'about.Seed': 'Seed',
  'about.Deal': 'Deal',
  'about.Rules': 'Rules',
  'about.Beginning': 'Beginning',
  'about.Authorship': 'Authorship',
  'about.Log': 'Log',
  'about.Name': 'Name',
  'about.Word': 'Word of the server',
  'if.Chain': 'changed, added, left out or moved an entry, its time included.',
  'if.Seed': 'put another seed in the place of the one that was promised before the deal.',
  'if.Deal': 'left out what a player has put into the deal, or changed it.',
  'if.Rules': 'given a card, a die or a move that the rules do not give, even with all hashes made anew.',
  'if.Beginning': 'said that other people sat there, or that they played other decks, options or clocks.',
  'if.Authorship': 'made up a whole match by the rules: nobody else has the key.',
} as const satisfies Record<string, Text>;
