/** A frame of ours: `at async submitMove (…/src/matches/verbs/submit-move.ts:52:40)`. */
const FRAME =
  /^\s+at (?:async )?(?:(?:new )?([\w.<>$ ]+?) \()?(?:file:\/\/)?(?!\S*\/node_modules\/)\S*\/(?:src|dist)\/(\S+?)\.[jt]s:(\d+):\d+\)?$/gm;

/** Who waits, in a stack trace: the verb of matches it is done for, and the line that asks for it. */
export function siteOf(stack: string): string {
  const frames = [...stack.matchAll(FRAME)].map(([, , file = '', line = '']) => ({ file, line }));
  const asks = frames.find(
    ({ file }) => !file.startsWith('db/') && !file.startsWith('redis/') && !file.startsWith('bus/'),
  );
  const verb = frames.findLast(({ file }) => file.startsWith('matches/verbs/'));
  return `${verb?.file.slice('matches/verbs/'.length) ?? '-'} ${asks ? `${asks.file}:${asks.line}` : '-'}`;
}
