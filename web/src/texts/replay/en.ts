import type { Text } from '../text.ts';

/** The English texts of the replay page. The engine writes the log entries and the sentences of a verdict. */
export const replayEn = {
  title: 'Replay',
  of: '{game}: {players}',
  result: 'Result: {why}',
  opening: 'Opening the record…',
  notFound: 'This match does not exist, or you are not allowed to see it.',
  offline: 'The record could not be downloaded: {why}',

  // No record yet
  'early.title': 'This match is not over yet',
  'early.why':
    'A record reveals every card and every secret, so it opens only when the match is over. Until then you can see the public table and the log so far.',
  'early.withheld.title': 'This replay opens after the event',
  'early.withheld':
    'The replay would reveal decks that players will use in later rounds. After the event, it will be available here to everyone who can see the match.',
  'early.event': 'To the event',
  'early.table': 'To the table',
  'early.soFar': 'Log so far',
  'early.none': 'The log is empty.',

  // A file
  'file.title': 'View and verify a record',
  'file.about':
    'Open the record of a finished match. It stays on your device: this page shows and verifies it without uploading anything.',
  'file.drop': 'Drop a record here',
  'file.choose': 'Choose file',
  'file.other': 'Open another file',
  'file.unreadable': 'This file cannot be displayed: {why}',
  'file.unread': 'This file could not be read: {why}',
  'file.link': 'This match on the server',
  'file.note': 'A link to this moment works only for people who have the record. Send them the file as well.',

  // The table
  'shown.noRules': 'This server does not have the rules of {game}, so the table cannot be displayed.',
  'shown.failed': 'A part needed to display this record failed to load: {why}',
  'shown.torn': 'Entries from {version} on cannot be displayed: {why}',
  'shown.otherRules':
    'This match was played with rules {theirs}; this server has {ours}. The table is reconstructed from the log.',
  'shown.table': 'The table after entry {version}',

  // Playback
  'move.first': 'First entry',
  'move.back': 'Previous entry',
  'move.play': 'Play',
  'move.pause': 'Pause',
  'move.forward': 'Next entry',
  'move.last': 'Last entry',
  'move.turnBack': 'Previous turn',
  'move.turnOn': 'Next turn',
  'move.speed': 'Speed',
  'move.times': '{n}×',
  'move.bar': 'Entry',
  'move.at': 'Entry {version} of {last}',
  'move.turn': 'turn {n} of {of}',
  'move.controls': 'Playback',
  'move.link': 'Copy link to this moment',

  // Jumping
  'jump.title': 'Jump to',
  'jump.decision': 'Next decision by',
  'jump.next': 'Next',
  'jump.before': 'Previous',
  'jump.search': 'Search the log',
  'jump.found': { one: '{n} entry', other: '{n} entries' },
  'jump.nothing': 'No entry matches.',
  'jump.noMore': 'There are no more decisions after this one.',
  'jump.turn': 'Turn',
  'jump.turnOf': 'Turn {n}: {name}',
  'jump.turnAlone': 'Turn {n}',
  'jump.moments': { one: '{n} key moment', other: '{n} key moments' },

  // Marks
  'mark.TIMED_OUT': 'Time-out',
  'mark.RESIGNED': 'A player left',
  'mark.RULING': 'Ruling',
  'mark.ENDED': 'Ended early',
  'mark.TIME_GIVEN_BACK': 'Clock time restored',
  'mark.VOID': 'Match void',
  'mark.PAUSED': 'Match paused by a judge',
  'mark.RESUMED': 'Match resumed',
  'mark.TIME_GIVEN': 'Time added by a judge',
  'mark.REWOUND': 'Match rewound',
  'mark.RULED': 'Judge’s ruling',
  'mark.JUDGE_CALLED': 'Judge called',
  'mark.SHOWN': 'Hidden cards revealed',
  'mark.SWING': 'Turning point',
  'mark.END': 'End of the match',
  'mark.at': '{what}, entry {version}',

  // Perspective
  'eyes.title': 'Perspective',
  'eyes.everything': 'Everything',
  'eyes.nobody': 'Spectator',
  'eyes.seats': 'Seats: one, or several for a team',

  // Log
  'log.title': 'Log',
  'log.hidden': 'Nothing visible from this perspective.',

  // Proof
  'proof.title': 'Verification',
  'proof.about':
    'Your device replays the match from its seed according to the rules and compares every fact, without trusting this server or anyone else.',
  'proof.start': 'Verify',
  'proof.again': 'Verify again',
  'proof.cancel': 'Cancel',
  'proof.reading': 'Reading and checking hashes…',
  'proof.executing': 'Replayed: entry {version} of {last}',
  'proof.keys': 'Trusted keys',
  'proof.keys.server': 'Keys published by this server',
  'proof.keys.file': 'Keys from my file',
  'proof.keys.none': 'No file chosen. No signature can be checked.',
  'proof.keys.unfetched': 'The server’s keys could not be downloaded, so no signature was checked.',
  'proof.keys.advice':
    'Keys from the same source as the record prove little. Download them yourself, and early: /.well-known/arbiter-keys.json.',
  'proof.took': {
    one: '{n} entry in {seconds} s on this device',
    other: '{n} entries in {seconds} s on this device',
  },
  'proof.failed': 'The record could not be verified: {why}',
  'proof.caught': 'Mismatch at entry {version}',
  'proof.see': 'Show entry {version}',
  'proof.refuted': 'Nothing in this record is proven. The mismatch shows where the record was changed.',
  'proof.proven': 'Proven',
  'proof.unproven': 'Not proven',
  'proof.if': 'This check fails if someone has',

  'analysis.title': 'Bot analysis',
  'analysis.about':
    'For each decision of a seat: what a strong bot would have played, knowing only what the seat knew, and the winning chances.',
  'analysis.seat': 'Seat',
  'analysis.start': 'Analyse',
  'analysis.going': '{done} of {total} decisions analysed',
  'analysis.failed': 'The analysis could not be completed.',
  'analysis.none': 'This seat never had a choice.',
  'analysis.curve': 'Winning chances from the first entry to the last',
  'analysis.legend':
    'The line shows the estimated chances after the bot’s choice, the dots those after the move played.',
  'analysis.swings': 'Largest swings',
  'analysis.swing.CHOICE': '{by}: {played} instead of {best}',
  'analysis.swing.SINCE': '{by} from events before the next decision',
  'analysis.all': 'All decisions',
  'analysis.entry': 'Show entry {version}',
  'analysis.played': 'Played: {move} ({chance})',
  'analysis.best': 'Bot: {move} ({chance})',

  'verdict.VERIFIED': 'Verified',
  'verdict.REFUTED': 'Refuted',
  'verdict.UNDECIDED': 'Undecided',
  'verdict.VERIFIED.means': 'The match happened as recorded, and the record is unchanged.',
  'verdict.REFUTED.means': 'The match did not happen as recorded.',
  'verdict.UNDECIDED.means': 'No error was found, but something needed for the proof is missing.',

  // Keyed by the first word of the engine's sentences: docs/explain/proof.md
  'about.Chain': 'Chain',
  'about.Seed': 'Seed',
  'about.Deal': 'Deal',
  'about.Rules': 'Rules',
  'about.Beginning': 'Beginning',
  'about.Authorship': 'Authorship',
  'about.Log': 'Log',
  'about.Name': 'Name',
  'about.Word': 'Server’s claim',
  'if.Chain': 'changed, added, removed or moved an entry, or changed its time.',
  'if.Seed': 'replaced the seed that was committed to before the deal.',
  'if.Deal': 'left out or changed a player’s contribution to the shuffle.',
  'if.Rules': 'inserted a card, a die roll or a move that the rules do not allow, even with all hashes recomputed.',
  'if.Beginning': 'changed who played, or their decks, options or clocks.',
  'if.Authorship': 'invented a whole match that follows the rules: only the server has the key.',
} as const satisfies Record<string, Text>;
