import type { ExecutionResult } from 'graphql';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import { type MaybePromise, unlessFailed, whenReady } from '../../promises.ts';
import { type ErrorLog, Faults, graphqlError } from '../client-errors.ts';
import { MutationByGet } from './admit.ts';
import type { Admitted, Executed } from './execute.ts';

/** The response to a query or mutation, which is the same over HTTP and WebSocket. */
export interface GraphqlResponse {
  /** The result as JSON, or the errors as JSON if the operation was not executed. */
  text: string;
  /** Why the operation was not executed, or null if it was executed. */
  code: ErrorCode | null;
  hasErrors: boolean;
  isSameForAll: boolean;
  /** A response with a secret is not compressed, because its length could reveal the secret. */
  isSecret: boolean;
  /** How long the client should wait before it tries again, in seconds. */
  retryAfter: number | null;
  /** The HTTP method that the operation requires. */
  allow: 'POST' | null;
}

/** Executes a request. Never fails: errors become part of the response. */
export function respond(log: ErrorLog, work: () => MaybePromise<Executed>): MaybePromise<GraphqlResponse> {
  return unlessFailed(
    () => whenReady(work(), (executed) => responseTo(executed, log)),
    (error) => responseAfter(error, log),
  );
}

function responseTo({ admitted, result }: Executed, log: ErrorLog): GraphqlResponse {
  const { isSameForAll, isSecret } = natureOf(admitted.operation.node);
  const text = bodyOf(result, admitted, log);
  return { text, code: null, hasErrors: !!result.errors, isSameForAll, isSecret, retryAfter: null, allow: null };
}

function responseAfter(error: unknown, log: ErrorLog): GraphqlResponse {
  const errors = formatErrors(error instanceof Faults ? error.errors : [error], log);
  const retryAfter = errors.map(({ extensions }) => extensions?.retryAfter).find((wait) => typeof wait === 'number');
  return {
    text: JSON.stringify(errors),
    code: codeOf(errors),
    hasErrors: true,
    isSameForAll: false,
    isSecret: false,
    retryAfter: retryAfter ?? null,
    allow: error instanceof MutationByGet ? 'POST' : null,
  };
}

function bodyOf({ data, errors }: ExecutionResult, { operation, cost }: Admitted, log: ErrorLog): string {
  const mayHaveWritten = operation.node.operation === OperationTypeNode.MUTATION;
  const failed = errors ? `,"errors":${JSON.stringify(formatErrors(errors, log, mayHaveWritten))}` : '';
  return `{"data":${JSON.stringify(data ?? null)}${failed},"extensions":{"cost":${cost}}}`;
}

function formatErrors(errors: readonly unknown[], log: ErrorLog, mayHaveWritten = false) {
  return errors.map((error) => graphqlError(error, log, mayHaveWritten).toJSON());
}

/** Returns the most severe code among the errors. */
function codeOf(errors: ReturnType<typeof formatErrors>): ErrorCode {
  const codes = errors.map((error) => error.extensions?.code);
  return (Object.keys(ERRORS) as ErrorCode[]).find((code) => codes.includes(code)) ?? 'INTERNAL';
}

const CATALOGUE = ['games', 'game', '__schema', '__type', '__typename'];

/** Mutations can return tokens, keys and invitations, but `submitMove`, the most frequent one, returns no secret. */
function natureOf({
  operation,
  selectionSet,
}: OperationDefinitionNode): Pick<GraphqlResponse, 'isSameForAll' | 'isSecret'> {
  const areAll = (names: readonly string[]) =>
    selectionSet.selections.every((one) => one.kind === Kind.FIELD && names.includes(one.name.value));
  return {
    isSameForAll: operation === OperationTypeNode.QUERY && areAll(CATALOGUE),
    isSecret: operation === OperationTypeNode.MUTATION && !areAll(['submitMove']),
  };
}

/** GraphQL over HTTP requires 200 for an invalid document if the client accepts only plain JSON. */
export function statusOf({ code, allow }: Pick<GraphqlResponse, 'code' | 'allow'>, type: ResponseType): number {
  if (code === null) return 200;
  if (allow) return 405;
  const isOfDocument = code === 'BAD_INPUT' || code === 'TOO_COSTLY';
  return isOfDocument && type === JSON_TYPE ? 200 : ERRORS[code].status;
}

/** The media types of responses: GraphQL's own type, and plain JSON for clients that do not support that type. */
const RESPONSE_TYPES = ['application/graphql-response+json', 'application/json'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

const [GRAPHQL, JSON_TYPE] = RESPONSE_TYPES;

/** If the client ranks both types equally, the specification prefers GraphQL's own type. */
export function wantedType(accept: string | undefined): ResponseType {
  if (!accept?.includes(GRAPHQL)) return JSON_TYPE;
  const welcome = new Map(accept.split(',').map(weighed));
  const graphql = welcome.get(GRAPHQL) ?? 0;
  return graphql > 0 && graphql >= (welcome.get(JSON_TYPE) ?? 0) ? GRAPHQL : JSON_TYPE;
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}

export function headerOf(type: ResponseType): string {
  return `${type}; charset=utf-8`;
}
