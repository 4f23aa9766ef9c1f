import type { LineFault } from '../proxy/line-faults.ts';
import type { Stall } from '../proxy/stall-proxy.ts';

/** The verbs during which a connection falls silent. */
export const VERBS = ['create', 'join', 'submit', 'expire', 'verify'] as const;
export type Verb = (typeof VERBS)[number];

/** What in a statement, or in its name where it is prepared, tells the proxy which verb it is. */
const OWN: { readonly [V in Verb]: RegExp } = {
  create: /write-match/,
  join: /take-seat/,
  submit: /"kind":"MOVE"/,
  expire: /"kind":"TIMED_OUT"/,
  verify: /keep-verdicts/,
};

/** Verbs of one statement have no other moments than that. */
const ALONE: readonly Verb[] = ['submit', 'expire', 'verify'];

const EXTENTS = ['ONE', 'ALL'] as const;

/** What can befall one connection besides that it falls silent. */
const OTHERS: readonly LineFault[] = ['MUTE', 'DEAF', 'GONE', 'TRICKLE', 'RESET'];

/** One stall of a run. */
export interface PlannedStall {
  verb: Verb;
  /** Where one connection falls silent, or what befalls it there; ALL: every connection does, when the verb's own statement is sent. */
  stall: Stall;
  extent: (typeof EXTENTS)[number];
  /** For how long, in milliseconds; null: it stays silent, and what it has swallowed never arrives. */
  lasts: number | null;
  /** For a reader. */
  about: string;
}

/** Every so many stalls all connections fall silent, not one. */
const ALL_EVERY = 5;

/**
 * The stalls during one verb: at each of its moments, before and after the statement arrives, at random ones, for a while
 * and for good, of one connection and of all.
 * @param timeOut the server's own, for an answer, in milliseconds: stalls last from a part of that to several times as long
 */
export function plannedStalls(
  verb: Verb,
  count: number,
  timeOut: number,
  random: (below: number) => number,
): PlannedStall[] {
  return Array.from({ length: count }, (_, index) => {
    const extent = index % ALL_EVERY === ALL_EVERY - 1 ? 'ALL' : 'ONE';
    const [where, moment] = extent === 'ALL' ? atOwn(verb, random) : anyMoment(verb, index, random);
    // Everything has to come back once; shorter than the server's patience and longer.
    const lasts = extent === 'ONE' && random(2) === 0 ? null : Math.round(timeOut * (0.3 + random(1000) / 400));
    const kind = extent === 'ONE' && random(2) === 0 ? OTHERS[random(OTHERS.length)] : undefined;
    const stall = kind ? { ...moment, fault: { kind, lasts: lasts ?? timeOut } } : moment;
    const who = extent === 'ALL' ? 'all connections' : 'one connection';
    const when = stall.lost === 'ANSWER' ? 'before its answer' : 'before the request';
    const about = `${who} ${kind ?? 'SILENT'} ${where}, ${when}, ${lasts === null ? 'for good' : `${lasts} ms`}`;
    return { verb, stall, extent, lasts, about };
  });
}

type Moment = [where: string, stall: Stall];

function anyMoment(verb: Verb, index: number, random: (below: number) => number): Moment {
  const lost = lostSomehow(random);
  const moments: Moment[] = [
    atOwn(verb, random),
    ['at random', { lost }],
    ...(ALONE.includes(verb)
      ? []
      : [
          ['at commit', { at: /\bcommit\b/, after: OWN[verb], lost }] satisfies Moment,
          ['at begin', { at: /\bbegin\b/, lost }] satisfies Moment,
        ]),
  ];
  return moments[index % moments.length] ?? atOwn(verb, random);
}

function atOwn(verb: Verb, random: (below: number) => number): Moment {
  return ['at its own statement', { at: OWN[verb], lost: lostSomehow(random) }];
}

function lostSomehow(random: (below: number) => number): Stall['lost'] {
  return random(2) === 0 ? 'REQUEST' : 'ANSWER';
}
