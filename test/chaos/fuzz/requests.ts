import { SUBMIT } from '../load/matches.ts';
import { below, once, oneOf, some } from './dice.ts';
import type { Documents, Stuff } from './documents.ts';
import { altered, torn } from './mutations.ts';
import { oddText } from './odd-values.ts';

/** A request over HTTP, as it goes on the wire. */
export interface Sent {
  /** What kind of request it is, for the sums. */
  kind: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** What requests are made of. */
export interface Material extends Stuff {
  documents: Documents;
  /** Of somebody who is signed in. */
  token(): string;
  /** The move of a decision that is open, as it would be sent. */
  move(): object;
  /** Text of a record that is true. */
  record(): string;
}

const TYPES = [
  'application/json; charset=utf-8',
  'application/x-ndjson',
  'application/json; charset=utf-16',
  'text/plain',
  'application/graphql',
];
const MORE_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  ';;',
  'a/b/c',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const VERIFY = ['/v1/replays/verify', '/v1/tournaments/verify'];
const PAGES = [
  '/',
  '/about',
  '/matches/x',
  '/assets/x.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/graphiql',
  '/graphql',
  '/.well-known/arbiter-keys.json',
  '/docs',
  '/docs/json',
];

const KINDS: readonly (readonly [string, number, (from: Material) => Partial<Sent>])[] = [
  ['graphql: operations', 8, (from) => graphql(from.documents.operation(once(3) ? 'mutation' : 'query'))],
  ['graphql: operations altered', 4, alteredOperation],
  ['graphql: documents torn', 4, (from) => graphql({ ...operation(from), query: torn(operation(from).query) })],
  ['graphql: odd documents', 2, (from) => graphql({ query: oddDocument(from) })],
  [
    'graphql: moves altered',
    6,
    (from) => graphql({ query: SUBMIT, variables: { input: altered(from.move(), from.odd) } }),
  ],
  ['graphql: body torn', 3, (from) => ({ body: torn(JSON.stringify(operation(from))) })],
  ['graphql: JSON of all kinds', 2, (from) => ({ body: JSON.stringify(from.odd()) ?? '' })],
  ['graphql: subscription by POST', 1, (from) => graphql(from.documents.operation('subscription'))],
  ['graphql: wrong content type', 1, (from) => wrongType(from)],
  ['rest: records', 4, (from) => rest(from)],
  ['rest: documents to verify', 2, (from) => ({ path: oneOf(VERIFY), body: document(from) })],
  ['rest: documents of a wrong type', 1, (from) => ({ ...wrongType(from), path: oneOf(VERIFY), body: document(from) })],
  ['rest: addresses of all kinds', 2, (from) => ({ method: oneOf(METHODS), path: anyPath(from), body: null })],
];
/** Each as often as it weighs. */
const WEIGHED = KINDS.flatMap(([kind, weight, make]) => Array.from({ length: weight }, () => ({ kind, make })));

/** One request of any kind. */
export function anyRequest(from: Material): Sent {
  const { kind, make } = oneOf(WEIGHED);
  const usual: Sent = {
    kind,
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...authorization(from) },
    body: null,
  };
  const made = { ...usual, ...make(from) };
  if (made.body !== null && (made.method === 'GET' || made.method === 'HEAD')) return { ...made, body: null };
  return made;
}

const operation = (from: Material) => from.documents.operation(oneOf(['query', 'query', 'mutation']));

function graphql(body: object): Partial<Sent> {
  return { body: JSON.stringify(body) };
}

function alteredOperation(from: Material): Partial<Sent> {
  return graphql(Object(altered({ ...operation(from), operationName: 'Fuzz' }, from.odd)));
}

/** Deep, wide, long, or full of what nobody writes. */
function oddDocument(from: Material): string {
  const many = below(500);
  return oneOf([
    () => '{ match(id: "x") '.repeat(many) + '}'.repeat(many),
    () => `{ me { ${'id '.repeat(many)} } }`,
    () => `{ ${Array.from({ length: many }, (_, i) => `a${i}: me { id }`).join(' ')} }`,
    () =>
      `{ me { ...a } } ${Array.from({ length: below(100) }, (_, i) => `fragment ${oneOf(['a', 'b', `f${i}`])} on Player { id ...${oneOf(['a', 'b', `f${i + 1}`])} }`).join(' ')}`,
    () =>
      `query(${Array.from({ length: many }, (_, i) => `$v${i}: ${oneOf(['Int', 'ID!', '[Int]', 'Nope'])}`).join(' ')}) { me { id } }`,
    () =>
      `{ __schema { types { fields { type { ${'ofType { '.repeat(below(30))} name ${'}'.repeat(below(30))} } } } } }`,
    () => `${'#'.repeat(many)}\n{ me { id } } ${'query a { me { id } }'.repeat(below(3))}`,
    () => `{ match(id: ${'['.repeat(many)}1${']'.repeat(many)}) { id } }`,
    () =>
      `{ match(id: """${oddText(from.odd)}""") { id } me @${oneOf(['skip', 'include', 'x'])}(if: ${oneOf(['true', '"x"', '$v'])}) { id } }`,
    () => oddText(from.odd),
  ])();
}

function authorization(from: Material): Record<string, string> {
  if (once(3)) return {};
  const token = once(6)
    ? oneOf([torn(from.token()), 'x', 'a'.repeat(3000), 'e30.e30.e30', '..', `${from.token()}=`])
    : from.token();
  return {
    authorization: onHeader(
      once(20) ? oneOf([token, `Basic ${token}`, 'Bearer', `bearer  ${token} x`]) : `Bearer ${token}`,
    ),
  };
}

function wrongType(from: Material): Partial<Sent> {
  const headers = { 'content-type': oneOf([...TYPES, ...MORE_TYPES]), ...authorization(from) };
  return { headers, body: once(2) ? JSON.stringify(operation(from)) : oddText(from.odd) };
}

function rest(from: Material): Partial<Sent> {
  const id = once(2) ? from.id() : encodedOddly(oddText(from.odd));
  return {
    method: once(10) ? oneOf(METHODS) : 'GET',
    path: `/v1/matches/${id}/${oneOf(['log', 'replay', 'transcript'])}`,
    body: null,
  };
}

function document(from: Material): string {
  const record = from.record();
  return oneOf([
    () => JSON.stringify(altered(JSON.parse(record), from.odd)) ?? '',
    () => torn(record),
    () => JSON.stringify(from.odd()) ?? '',
    () => record,
  ])();
}

function anyPath(from: Material): string {
  const tail = once(2) ? '' : `${oneOf(['/', '?', '#', '//', '/../', '?a='])}${encodedOddly(oddText(from.odd))}`;
  return `${oneOf(PAGES)}${tail}`;
}

// Mostly as a browser would encode it; else only what HTTP itself cannot carry.
function encodedOddly(text: string): string {
  const short = text.slice(0, once(20) ? 5000 : 100);
  return once(3)
    ? onHeader(short).replaceAll(/[\s#?]/g, '_')
    : encodeURIComponent(short.replaceAll(/\p{Surrogate}/gu, '~'));
}

/** What a line of HTTP can carry. */
function onHeader(text: string): string {
  return text.replaceAll(/[^\x21-\x7e ]/g, '~').trim() || 'x';
}

/** Messages over a WebSocket, some of them in the right order. */
export function anyMessages(from: Material): string[] {
  const start = once(5)
    ? []
    : [JSON.stringify({ type: 'connection_init', payload: once(3) ? from.odd() : { token: from.token() } })];
  const messages = some([1, 2, 3, 4], 1, 4).map((n) => {
    const payload = from.documents.operation(oneOf(['subscription', 'subscription', 'query', 'mutation']));
    const subscribe = { id: once(10) ? from.odd() : String(n), type: 'subscribe', payload };
    return oneOf([
      () => JSON.stringify(subscribe),
      () => JSON.stringify(subscribe),
      () => JSON.stringify(altered(subscribe, from.odd)) ?? '',
      () => torn(JSON.stringify(subscribe)),
      () =>
        JSON.stringify({
          type: oneOf(['ping', 'pong', 'complete', 'next', 'connection_init']),
          id: '1',
          payload: from.odd(),
        }),
      () => JSON.stringify(from.odd()) ?? '',
    ])();
  });
  return [...start, ...messages];
}

const LINES = [
  'GET / HTTP/1.1',
  'POST /graphql HTTP/1.1',
  'POST /graphql HTTP/9.9',
  'G ET /',
  'PRI * HTTP/2.0',
  '\u0000',
  'POST http:// HTTP/1.1',
];
const FIELDS = [
  'Host: a',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
];
const MORE = [
  'Content-Type: application/json',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: x',
  'Expect: 100-continue',
  ': x',
  'x',
];

/** Bytes that are hardly HTTP. */
export function anyBytes(from: Material): string {
  const fields = some([...FIELDS, ...MORE, `X-${'y'.repeat(below(20_000))}: 1`], 0, 5);
  const body = oneOf(['', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffff\r\n', '{"query":"{ me { id } }"}', oddText(from.odd)]);
  return [oneOf(LINES), ...fields, '', body].join(once(10) ? '\n' : '\r\n');
}
