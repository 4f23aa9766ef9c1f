import { SUBMIT } from '../../load/matches.ts';
import { below, once, oneOf, some } from '../../load/random.ts';
import type { Documents, Stuff } from './documents.ts';
import { mutateJson, mutateText } from './mutations.ts';
import { oddText } from './odd-values.ts';

/** A request over HTTP. */
export interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The parts that malformed requests are built from. */
export interface Material extends Stuff {
  documents: Documents;
  /** A player's session token. */
  token(): string;
  /** The input of a legal move. */
  move(): object;
  /** A replay that verifies. */
  replay(): string;
}

const TYPES = [
  'application/json; charset=utf-16',
  'application/x-ndjson',
  'text/plain',
  'application/graphql',
  ';;',
  '',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const VERIFY = ['/v1/replays/verify', '/v1/tournaments/verify'];
const PAGES = '/ /about /matches/x /assets/x.js /healthz /readyz /metrics /graphql /docs /docs/json'.split(' ');

/** Each kind of request, with its weight. */
const KINDS: readonly (readonly [number, (from: Material) => Partial<HttpRequest>])[] = [
  [8, (from) => graphql(operation(from))],
  [4, (from) => graphql(Object(mutateJson({ ...operation(from), operationName: 'Fuzz' }, from.odd)))],
  [4, (from) => graphql({ ...operation(from), query: mutateText(operation(from).query) })],
  [2, (from) => graphql({ query: oddDocument(from) })],
  [6, (from) => graphql({ query: SUBMIT, variables: { input: mutateJson(from.move(), from.odd) } })],
  [3, (from) => ({ body: mutateText(JSON.stringify(operation(from))) })],
  [2, (from) => ({ body: JSON.stringify(from.odd()) ?? '' })],
  [1, (from) => graphql(from.documents.operation('subscription'))],
  [1, (from) => ({ ...oddType(from), body: JSON.stringify(operation(from)) })],
  [4, (from) => ({ method: once(10) ? oneOf(METHODS) : 'GET', path: recordPath(from), body: null })],
  [2, (from) => ({ path: oneOf(VERIFY), body: oddReplay(from) })],
  [1, (from) => ({ ...oddType(from), path: oneOf(VERIFY), body: oddReplay(from) })],
  [2, (from) => ({ method: oneOf(METHODS), path: oddPath(from), body: null })],
];
const WEIGHED = KINDS.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));

export function anyRequest(from: Material): HttpRequest {
  const headers = { 'content-type': 'application/json', ...authorization(from) };
  const made = { method: 'POST', path: '/graphql', headers, body: null, ...oneOf(WEIGHED)(from) };
  return ['GET', 'HEAD'].includes(made.method) ? { ...made, body: null } : made;
}

const operation = (from: Material) => from.documents.operation(oneOf(['query', 'query', 'mutation']));

function graphql(body: object): Partial<HttpRequest> {
  return { body: JSON.stringify(body) };
}

/** Returns a document that is deep, wide, long or circular. */
function oddDocument({ odd }: Material): string {
  const many = below(500);
  const list = (make: (index: number) => string) => Array.from({ length: many }, (_, index) => make(index)).join(' ');
  return oneOf([
    () => '{ match(id: "x") '.repeat(many) + '}'.repeat(many),
    () => `{ ${list((i) => `a${i}: me { id }`)} }`,
    () => `{ me { ...f0 } } ${list((i) => `fragment f${i} on Player { id ...f${oneOf([0, i, i + 1])} }`)}`,
    () => `query(${list((i) => `$v${i}: ${oneOf(['Int', 'ID!', '[Int]', 'Nope'])}`)}) { me { id } }`,
    () =>
      `{ __schema { types { fields { type { ${'ofType { '.repeat(many / 20)} name ${'}'.repeat(many / 20)} } } } } }`,
    () => `{ match(id: ${'['.repeat(many)}1${']'.repeat(many)}) { id } }`,
    () => `{ match(id: """${oddText(odd)}""") { id } me @${oneOf(['skip', 'x'])}(if: ${oneOf(['"x"', '$v'])}) { id } }`,
    () => oddText(odd),
  ])();
}

function authorization(from: Material): Record<string, string> {
  if (once(3)) return {};
  const token = once(6) ? oneOf([mutateText(from.token()), 'x', 'a'.repeat(3000), 'e30.e30.e30']) : from.token();
  return { authorization: printable(once(20) ? oneOf([token, `Basic ${token}`, 'Bearer']) : `Bearer ${token}`) };
}

function oddType(from: Material): Partial<HttpRequest> {
  return { headers: { 'content-type': oneOf(TYPES), ...authorization(from) } };
}

function recordPath(from: Material): string {
  const id = once(2) ? from.id() : encoded(oddText(from.odd));
  return `/v1/matches/${id}/${oneOf(['log', 'replay', 'transcript'])}`;
}

function oddReplay(from: Material): string {
  const replay = from.replay();
  const made = () => JSON.stringify(mutateJson(JSON.parse(replay), from.odd)) ?? '';
  return oneOf([made, () => mutateText(replay), () => JSON.stringify(from.odd()) ?? '', () => replay])();
}

function oddPath(from: Material): string {
  const tail = once(2) ? '' : `${oneOf(['/', '?', '#', '//', '/../', '?a='])}${encoded(oddText(from.odd))}`;
  return `${oneOf(PAGES)}${tail}`;
}

// Usually encoded as a browser would encode it; otherwise reduced to the characters that HTTP allows.
function encoded(text: string): string {
  const short = text.slice(0, once(20) ? 5000 : 100);
  if (once(3)) return printable(short).replaceAll(/[\s#?]/g, '_');
  return encodeURIComponent(short.replaceAll(/\p{Surrogate}/gu, '~'));
}

function printable(text: string): string {
  return text.replaceAll(/[^\x21-\x7e ]/g, '~').trim() || 'x';
}

/** Messages over a WebSocket, some in the right order. */
export function anyMessages(from: Material): string[] {
  const payload = once(3) ? from.odd() : { token: from.token() };
  const start = once(5) ? [] : [JSON.stringify({ type: 'connection_init', payload })];
  const messages = some([1, 2, 3, 4], 1, 4).map((n) => {
    const wanted = from.documents.operation(oneOf(['subscription', 'subscription', 'query', 'mutation']));
    const subscribe = { id: once(10) ? from.odd() : String(n), type: 'subscribe', payload: wanted };
    const type = oneOf(['ping', 'pong', 'complete', 'next', 'connection_init']);
    return oneOf([
      () => JSON.stringify(subscribe),
      () => JSON.stringify(mutateJson(subscribe, from.odd)) ?? '',
      () => mutateText(JSON.stringify(subscribe)),
      () => JSON.stringify({ type, id: '1', payload: from.odd() }),
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
];
const LENGTHS = ['Content-Length: 5', 'Content-Length: -1', 'Content-Length: 5, 6', 'Transfer-Encoding: chunked'];
const FIELDS = ['Host: a', 'Content-Type: application/json', 'Upgrade: websocket', 'Expect: 100-continue', ': x', 'x'];

/** Returns bytes that barely resemble HTTP. */
export function anyBytes(from: Material): string {
  const fields = some([...LENGTHS, ...FIELDS, `X-${'y'.repeat(below(20_000))}: 1`], 0, 5);
  const body = oneOf(['', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffff\r\n', '{"query":"{ me { id } }"}', oddText(from.odd)]);
  return [oneOf(LINES), ...fields, '', body].join(once(10) ? '\n' : '\r\n');
}
