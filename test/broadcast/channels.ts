import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { live } from '../api/client.ts';
import { textOf } from '../architecture/sources.ts';

export const schema = buildSchema(textOf('schema.graphql'));

/** The types that do not depend on a match. */
const STILL = ['Game', 'Player'];
/** The view type of the game in these tests. */
const VIEW = 'GolemsView';

/** Returns a selection of all fields of a type, recursively, without types that are already on the path. */
function wholly(type: GraphQLNamedType, way: readonly string[] = []): string {
  if (isUnionType(type))
    return type
      .getTypes()
      .filter(({ name }) => name === VIEW)
      .map((one) => `__typename ... on ${one.name} { ${wholly(one, way)} }`)
      .join(' ');
  if (!isObjectType(type)) return '';
  const on = [...way, type.name];
  return Object.values(type.getFields())
    .flatMap(({ name, type: of, args }) => {
      const inner = getNamedType(of);
      if (STILL.includes(inner.name)) return `${name} { id }`;
      if (on.includes(inner.name)) return [];
      const page = args.some((argument) => argument.name === 'first') ? '(first: 100)' : '';
      return isObjectType(inner) || isUnionType(inner) ? `${name}${page} { ${wholly(inner, on)} }` : name;
    })
    .join(' ');
}

/** Whether the fields of one type lead to another. */
export function reaches(from: GraphQLObjectType, name: string, seen = new Set<string>()): boolean {
  if (from.name === name) return true;
  if (seen.has(from.name)) return false;
  seen.add(from.name);
  return Object.values(from.getFields()).some(({ type }) => {
    const inner = getNamedType(type);
    return isObjectType(inner) && reaches(inner, name, seen);
  });
}

/** A match and the caller who asks about it; `token` is null for an anonymous caller. */
export interface Asked {
  address: string;
  token: string | null;
  match: string;
  /** The id of a player of the match. */
  player: string;
  /** The id of another player of the match. */
  opponent: string;
  invitation: string;
  /** The id of the match's event. */
  tournament: string;
}

type Channel = (asked: Asked) => Promise<unknown>;

/** Headers that differ in every response. */
const VOLATILE = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];

/** Compressing thousands of answers would only waste time. */
const PLAIN = { 'accept-encoding': 'identity' };

async function rest({ address, token }: Asked, path: string): Promise<unknown> {
  const headers = { ...PLAIN, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}${path}`, { headers });
  const told = [...response.headers].filter(([name]) => !VOLATILE.includes(name));
  return { status: response.status, headers: told, body: await response.text() };
}

async function graphql({ address, token }: Asked, query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...PLAIN, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, answer: await response.json() };
}

const MATCH = schema.getType('Match');
const FIELDS = isObjectType(MATCH) ? Object.values(MATCH.getFields()) : [];

/** Returns a field of a match with all of its subfields. */
function whole({ name, type }: { name: string; type: GraphQLOutputType }, page = ''): string {
  const inner = getNamedType(type);
  if (STILL.includes(inner.name)) return `${name} { id }`;
  const fields = wholly(inner, ['Match']);
  return fields === '' ? name : `${name}${page} { ${fields} }`;
}

/**
 * All fields of a match, split into parts that are small enough for one request. New fields are added to a part
 * automatically.
 */
const LARGE = ['view', 'table', 'entries', 'decision'];
const PARTS = [
  FIELDS.filter(({ name }) => !LARGE.includes(name))
    .map((field) => whole(field))
    .join(' '),
  ...FIELDS.filter(({ name }) => LARGE.includes(name)).map((field) =>
    whole(field, field.name === 'entries' ? '(first: 60)' : ''),
  ),
  'entries(last: 3) { totalCount nodes { version } pageInfo { hasNextPage hasPreviousPage endCursor } }',
  'entries(first: 60, after: "2", before: "9999") { nodes { version text } pageInfo { hasNextPage } }',
];

function mutation(call: string, types = '$m: ID!'): Channel {
  const query = `mutation (${types}) { ${call} { id version status waitingFor } }`;
  return (asked) => graphql(asked, query, { m: asked.match, code: asked.invitation });
}

const FILTERS = ['{}', ...['WAITING', 'RUNNING', 'FINISHED', 'CANCELLED'].map((status) => `{ status: ${status} }`)];
const LISTED =
  '{ totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id version status waitingFor startedAt finishedAt seed result { why } clock { seats { left } } seats { left bot } table { counters { value } } entries { totalCount } replay { status } } } }';

const CROSSTABLE = 'games { game { id } wins draws losses } matches { id version status finishedAt result { why } }';

/** The time limit in milliseconds for an event that must arrive, long enough for a busy machine. */
const PATIENCE = 120_000;
/** The wait for further events after the first event of a subscription, in milliseconds. */
const MORE = 400;

/** Returns a channel that collects the events a subscription sends immediately. */
function frames(document: (asked: Asked) => string, patience: number): Channel {
  return async (asked) => {
    const client = live(asked.address, asked.token ?? undefined);
    const heard: unknown[] = [];
    let stop = () => {};
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patience);
      const note = (one: unknown) => {
        heard.push(one);
        setTimeout(resolve, MORE);
      };
      stop = client.subscribe({ query: document(asked) }, { next: note, error: note, complete: () => note('over') });
    });
    stop();
    await client.dispose();
    return heard;
  };
}

const UPDATE =
  '{ version entries { version at kind seat text facts { name data } } match { version status waitingFor result { why } seed } }';

/** Every way to ask about a match, by the names in the table of permissions. */
export const CHANNELS: Record<string, Channel> = {
  'Query.match': async (asked) => {
    const parts: unknown[] = [];
    for (const fields of PARTS)
      parts.push(await graphql(asked, `query ($m: ID!) { match(id: $m) { ${fields} } }`, { m: asked.match }));
    return parts;
  },
  'Query.matches': async (asked) => {
    const lists: unknown[] = [];
    for (const filter of [
      ...FILTERS,
      `{ player: "${asked.player}" }`,
      `{ player: "${asked.player}", status: RUNNING }`,
    ])
      for (const page of ['first: 10', 'last: 10'])
        lists.push(await graphql(asked, `{ matches(filter: ${filter}, ${page}) ${LISTED} }`, {}));
    return lists;
  },
  'Query.crosstable': (asked) =>
    graphql(asked, `query ($p: ID!, $o: ID!) { crosstable(player: $p, opponent: $o) { ${CROSSTABLE} } }`, {
      ...{ p: asked.player, o: asked.opponent },
    }),
  'Query.recentOpponents': (asked) => graphql(asked, '{ recentOpponents { match { id version status } } }', {}),
  'Query.invitation': (asked) =>
    graphql(asked, 'query ($c: String!) { invitation(code: $c) { matchId status names } }', { c: asked.invitation }),
  'Query.challenges': (asked) => graphql(asked, '{ challenges { id status match { id version } } }', {}),
  'Query.challenge': (asked) =>
    graphql(asked, 'query ($m: ID!) { challenge(id: $m) { id status match { id version } } }', { m: asked.match }),
  'Query.myDecisions': (asked) => graphql(asked, '{ myDecisions { matchId version } }', {}),
  'Query.player': (asked) =>
    graphql(asked, 'query ($p: ID!) { player(id: $p) { id name decks { id } } }', { p: asked.player }),
  'Query.analysis': (asked) =>
    graphql(asked, 'query ($m: ID!) { analysis(matchId: $m, seat: 0) { status done total decisions { entry } } }', {
      m: asked.match,
    }),
  'Mutation.analyseMatch': (asked) =>
    graphql(asked, 'mutation ($m: ID!) { analyseMatch(matchId: $m, seat: 0) { status total } }', { m: asked.match }),
  'Mutation.joinMatch': async (asked) => [
    await mutation('joinMatch(input: { matchId: $m })')(asked),
    await mutation('joinMatch(input: { invitation: $code })', '$code: String')(asked),
  ],
  'Mutation.addBot': mutation('addBot(input: { matchId: $m, seat: 1, level: RANDOM })'),
  'Mutation.leaveMatch': mutation('leaveMatch(matchId: $m)'),
  'Mutation.resign': mutation('resign(matchId: $m)'),
  'Mutation.undoMove': mutation('undoMove(input: { matchId: $m, version: 1 })'),
  'Mutation.makeOffer': mutation('makeOffer(input: { matchId: $m, kind: DRAW, version: 1 })'),
  'Mutation.answerOffer': mutation('answerOffer(input: { matchId: $m, offer: 1, accept: true })'),
  'Mutation.setAutoPass': mutation('setAutoPass(matchId: $m, mode: NONE)'),
  'Mutation.cancelMatch': mutation('cancelMatch(matchId: $m)'),
  'Mutation.inviteToMatch': (asked) =>
    graphql(asked, 'mutation ($m: ID!, $p: ID!) { inviteToMatch(matchId: $m, player: $p) { id status } }', {
      ...{ m: asked.match, p: asked.player },
    }),
  'Mutation.rematch': (asked) =>
    graphql(asked, 'mutation ($m: ID!) { rematch(input: { matchId: $m }) { id status } }', { m: asked.match }),
  'Mutation.submitMove': async (asked) => {
    const query =
      'mutation ($m: ID!, $v: Int!) { submitMove(input: { matchId: $m, version: $v, move: { golems: { pass: true } } }) { match { version } } }';
    return [
      await graphql(asked, query, { m: asked.match, v: 0 }),
      await graphql(asked, query, { m: asked.match, v: 9999 }),
    ];
  },
  'Query.matchAsJudge': (asked) =>
    graphql(asked, 'query ($m: ID!) { matchAsJudge(id: $m) { id version status } }', { m: asked.match }),
  'Query.judgeCalls': (asked) =>
    graphql(asked, 'query ($t: ID!) { judgeCalls(tournament: $t) { version match { version } } }', {
      t: asked.tournament,
    }),
  'Mutation.pauseMatch': mutation('pauseMatch(input: { matchId: $m, reason: "so" })'),
  'Mutation.resumeMatch': mutation('resumeMatch(input: { matchId: $m, reason: "so" })'),
  'Mutation.giveTime': mutation('giveTime(input: { matchId: $m, seat: 0, seconds: 9, reason: "so" })'),
  'Mutation.rewindMatch': mutation('rewindMatch(input: { matchId: $m, to: 0, reason: "so" })'),
  'Mutation.rule': mutation('rule(input: { matchId: $m, seat: 0, ruling: NOTE, reason: "so" })'),
  'Mutation.callJudge': mutation('callJudge(matchId: $m, about: "this")'),
  'Mutation.takeJudgeCall': (asked) =>
    graphql(asked, 'mutation ($m: ID!) { takeJudgeCall(matchId: $m, version: 3) { version status } }', {
      m: asked.match,
    }),
  'Mutation.closeJudgeCall': (asked) =>
    graphql(asked, 'mutation ($m: ID!) { closeJudgeCall(matchId: $m, version: 3) { version status } }', {
      m: asked.match,
    }),
  'Subscription.matchUpdates': (asked) =>
    Promise.all(
      [', after: -1', ', after: 9', ', after: 9999', ''].map((after) =>
        frames(({ match }) => `subscription { matchUpdates(id: "${match}"${after}) ${UPDATE} }`, PATIENCE)(asked),
      ),
    ),
  // This subscription reports only changes, so no event is expected.
  'Subscription.openMatches': frames(() => 'subscription { openMatches { open match { id version status } } }', 1500),
  'Subscription.rematchUpdates': frames(
    ({ match }) => `subscription { rematchUpdates(matchId: "${match}") { id status } }`,
    PATIENCE, // outsiders get a refusal
  ),
  'Query.messages': (asked) =>
    graphql(asked, 'query ($m: ID!) { messages(matchId: $m) { totalCount nodes { text } pageInfo { endCursor } } }', {
      m: asked.match,
    }),
  // Guests may not send free texts, so the answer does not depend on earlier messages.
  'Mutation.sendMessage': (asked) =>
    graphql(asked, 'mutation ($m: ID!) { sendMessage(input: { matchId: $m, text: "so" }) { id } }', { m: asked.match }),
  // The first event has the messages that the caller can read. Without any there is no event.
  'Subscription.messageUpdates': async (asked) => {
    const messages = await graphql(asked, 'query ($m: ID!) { messages(matchId: $m) { totalCount } }', {
      m: asked.match,
    });
    const patience = JSON.stringify(messages).includes('"totalCount":0') ? 1500 : PATIENCE;
    return frames(({ match }) => `subscription { messageUpdates(matchId: "${match}") { text } }`, patience)(asked);
  },
  // A player with an open question gets it immediately, an anonymous caller gets an error, and others get no event.
  'Subscription.myDecisions': async (asked) => {
    const isAsked = JSON.stringify(await graphql(asked, '{ myDecisions { matchId } }', {})).includes('"matchId":"');
    const patience = isAsked || !asked.token ? PATIENCE : 1500;
    return frames(() => 'subscription { myDecisions { matchId version } }', patience)(asked);
  },
  'GET /v1/matches': async (asked) => [
    await rest(asked, '/v1/matches'),
    await rest(asked, '/v1/matches?status=RUNNING'),
    await rest(asked, '/v1/matches?status=FINISHED'),
  ],
  'GET /v1/players/:id/matches': async (asked) => [
    await rest(asked, `/v1/players/${asked.player}/matches`),
    await rest(asked, `/v1/players/${asked.player}/matches?status=WAITING`),
  ],
  'GET /v1/players/:id/ratings': (asked) => rest(asked, `/v1/players/${asked.player}/ratings`),
  'GET /v1/matches/:id/log': (asked) => rest(asked, `/v1/matches/${asked.match}/log`),
  'GET /v1/matches/:id/replay': (asked) => rest(asked, `/v1/matches/${asked.match}/replay`),
  'GET /v1/matches/:id/transcript': (asked) => rest(asked, `/v1/matches/${asked.match}/transcript`),
};
