import { z } from 'zod';
import { StartError } from './errors.ts';
import {
  address,
  isOrigin,
  list,
  oneOf,
  sender,
  signingKey,
  trueOrFalse,
  trustProxy,
  wholeNumber,
} from './process/env-formats.ts';
import { withSecretFiles } from './process/secret-files.ts';
import { isRedisAddress } from './redis/redis-address.ts';
import type { TracesTo } from './telemetry/traces.ts';

const ID = /^[\w.-]{1,32}$/;

/** The operator's key, which seals the separate key of each match. */
export interface AtRestKey {
  id: string;
  /** The key itself, which has 32 bytes. */
  key: Buffer;
}

export interface AtRestKeys {
  /** The key that seals new secrets, or null to store secrets unencrypted. */
  current: AtRestKey | null;
  /** All keys with which stored secrets may be sealed, including the current key. */
  all: readonly AtRestKey[];
}

function atRestKey(text: string): AtRestKey | null {
  const [id = '', given = '', ...rest] = text.split(':').map((part) => part.trim());
  const key = Buffer.from(given, /^[\da-f]{64}$/i.test(given) ? 'hex' : 'base64');
  return ID.test(id) && key.length === 32 && rest.length === 0 ? { id, key } : null;
}

// A list of named keys, starting with the current key. If `clear` is first, new secrets are stored unencrypted, and the
// listed keys still open old secrets.
const atRestKeys = list
  .transform((items, context): AtRestKeys => {
    const clear = items[0] === 'clear' || items.length === 0;
    const keys = items.slice(items[0] === 'clear' ? 1 : 0).map(atRestKey);
    const all = keys.filter((key) => key !== null);
    if (all.length < keys.length || new Set(all.map(({ id }) => id)).size < all.length)
      context.addIssue({ code: 'custom', message: 'no keys' });
    return { current: clear ? null : (all[0] ?? null), all };
  })
  .meta({ wanted: 'id:key pairs separated by commas, the current pair first; a key is 32 bytes in base64' });

// Days by kind of match; null for kinds that are not listed.
const retention = list
  .refine((items) => items.every((item) => /^(casual|event|keeps):[1-9]\d{0,4}$/.test(item)))
  .transform((items) => {
    const daysOf = (kind: string) => {
      const days = items.find((item) => item.startsWith(kind))?.split(':')[1];
      return days === undefined ? null : Number(days);
    };
    return { casual: daysOf('casual'), event: daysOf('event'), keeps: daysOf('keeps') };
  })
  .meta({ wanted: 'days by kind of match, such as casual:90,event:365,keeps:3650' });

const postgres = address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/arbiter, with one host');

/** The environment variables, which docs/reference/configuration.md documents. */
const variables = z.object({
  PORT: wholeNumber(0, 65535, 4000),
  HOST: z.string().regex(/^\S+$/).default('127.0.0.1').meta({ wanted: 'a host name or an address' }),
  DATABASE_URL: postgres,
  DATABASE_URL_DIRECT: postgres,
  DATABASE_URL_REPLICA: postgres,
  POOLER_PREPARES: trueOrFalse(false),
  REDIS_URL: z
    .string()
    .refine(isRedisAddress)
    .optional()
    .meta({ wanted: 'an address such as redis://host:6379 or redis+sentinel://host,host,host/name' }),
  DATA_DIR: z.string().default('.data').meta({ wanted: 'a folder' }),
  ROLE: oneOf(['all', 'server', 'worker'], 'all'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  CORS_ORIGINS: list
    .refine((origins) => origins.every(isOrigin))
    .meta({ wanted: '*, or origins such as https://play.example.org, separated by commas' }),
  OIDC_ISSUER: address(['https:', 'http:'], 'https://login.example.org'),
  OIDC_AUDIENCE: z.string().optional().meta({ wanted: 'the audience of the tokens' }),
  TRUST_PROXY: trustProxy,
  RATE_LIMIT: wholeNumber(0, 1_000_000, 600),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,500}$/)
    .optional()
    .meta({ wanted: '16 to 500 letters, digits and symbols' }),
  OVERLOAD_MS: wholeNumber(0, 60_000, 500),
  API_PAGES: trueOrFalse(true),
  TRUSTED_DOCUMENTS: z.string().optional().meta({ wanted: 'a file' }),
  NAME_WORDS_FILE: z.string().optional().meta({ wanted: 'a file' }),
  SOCKETS: wholeNumber(0, 1_000_000, 200),
  DRAIN_SECONDS: wholeNumber(0, 300, 0),
  HEARTBEAT_SECONDS: wholeNumber(1, 3600, 25),
  OPEN_MATCHES: wholeNumber(0, 1_000_000, 200),
  STAKE_DAYS: wholeNumber(0, 3650, 3),
  STAKE_MATCHES: wholeNumber(0, 1000, 5),
  STAKE_PAIR: wholeNumber(0, 1000, 5),
  GUEST_DAYS: wholeNumber(0, 3650, 30),
  SESSION_DAYS: wholeNumber(1, 3650, 30),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org'),
  MAIL_FROM: z.string().regex(sender).optional().meta({ wanted: 'an address such as Arbiter <arbiter@example.org>' }),
  PUSH_CONTACT: address(['mailto:', 'https:'], 'mailto:arbiter@example.org'),
  PRIVATE_WEBHOOKS: trueOrFalse(false),
  ARCHIVE_URL: address(['file:', 'https:', 'http:'], 'file:///srv/archive or https://ID:SECRET@HOST/BUCKET'),
  RETENTION_DAYS: retention,
  SIGNING_KEY: signingKey,
  AT_REST_KEY: atRestKeys,
  DATABASE_POOL: wholeNumber(1, 500, 10),
  DATABASE_TIMEOUT: wholeNumber(1, 300, 15),
  WORKER_CONCURRENCY: wholeNumber(1, 1000, 8),
  BOT_THREADS: wholeNumber(0, 256, 0),
  SWEEP_SECONDS: wholeNumber(1, 3600, 10),
  MATCH_MEMORY: wholeNumber(0, 1_000_000, 0),
  // The OpenTelemetry specification defines the variables below.
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'http://collector:4318'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(['http:', 'https:'], 'http://collector:4318/v1/traces'),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'], 'otlp'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).meta({ wanted: 'a share from 0 to 1' }),
  OTEL_SERVICE_NAME: z.string().default('arbiter').meta({ wanted: 'a name' }),
  OTEL_SDK_DISABLED: z
    .string()
    .transform((text) => text.toLowerCase() === 'true')
    .default(false),
});

type Variables = z.infer<typeof variables>;

/** The variables whose values may contain a secret. */
const SECRETS = Object.keys(variables.shape).filter((name) =>
  /_(URL|DIRECT|REPLICA|ISSUER|KEY|TOKEN|ENDPOINT)$/.test(name),
);

export type Config = Readonly<ReturnType<typeof toConfig>>;

/**
 * Variables such as `SIGNING_KEY_FILE` name files that contain the values. An empty variable is treated as absent.
 * @throws StartError that names the first invalid variable, but never repeats a value that may contain a secret
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const all = Object.entries(withSecretFiles(env, SECRETS));
  const given = Object.fromEntries(all.filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new StartError(complaint(name, given[name]));
  }
  const { ROLE: role, DATABASE_URL: shared } = parsed.data;
  for (const other of ['DATABASE_URL_DIRECT', 'DATABASE_URL_REPLICA'] as const)
    if (parsed.data[other] && !shared) throw new StartError(`DATABASE_URL must be set when ${other} is.`);
  // A server without workers on an embedded database would wait forever for bots and time-outs.
  if (role !== 'all' && !shared) throw new StartError(`DATABASE_URL must be set when ROLE is ${role}.`);
  if (Object.values(parsed.data.RETENTION_DAYS).some((days) => days !== null) && !parsed.data.ARCHIVE_URL)
    throw new StartError('ARCHIVE_URL must be set when RETENTION_DAYS is.');
  return toConfig(parsed.data);
}

function complaint(name: string, value: string | undefined): string {
  const field = Object.entries(variables.shape).find(([key]) => key === name)?.[1];
  const wanted = String(field?.meta()?.wanted ?? 'something else');
  return `${name} must be ${wanted}${SECRETS.includes(name) ? '' : `, not ${JSON.stringify(value)}`}.`;
}

/** Builds the configuration from the variables. A limit of 0 means no limit. */
function toConfig(read: Variables) {
  const oidc = bothOrNeither(read, 'OIDC_ISSUER', 'OIDC_AUDIENCE');
  const smtp = bothOrNeither(read, 'SMTP_URL', 'MAIL_FROM');
  return {
    /** The port to listen on, or 0 for any free port. */
    port: read.PORT,
    host: read.HOST,
    /** The address of PostgreSQL. If it is not set, an embedded PostgreSQL in `dataDir` is used. */
    databaseUrl: read.DATABASE_URL,
    /** The address of PostgreSQL itself. If it is set, `databaseUrl` is the address of a pooler in front of it. */
    databaseUrlDirect: read.DATABASE_URL_DIRECT,
    /** The address of a hot standby, for records of finished matches and tournaments. */
    databaseUrlReplica: read.DATABASE_URL_REPLICA,
    /** Whether the pooler supports prepared statements. */
    poolerPrepares: read.POOLER_PREPARES,
    /** The address of Redis. If it is not set, jobs and updates go through PostgreSQL or stay in this process. */
    redisUrl: read.REDIS_URL,
    dataDir: read.DATA_DIR,
    role: read.ROLE,
    logLevel: read.LOG_LEVEL,
    corsOrigins: read.CORS_ORIGINS,
    oidc: oidc && { issuer: oidc[0], audience: oidc[1] },
    trustProxy: read.TRUST_PROXY,
    /** The limit of requests per minute for each client. */
    rateLimit: read.RATE_LIMIT,
    /** The average duration above which some requests are refused, in milliseconds. */
    overloadMs: read.OVERLOAD_MS,
    /** The token for reading metrics. If it is not set, only direct requests from this machine can read metrics. */
    metricsToken: read.METRICS_TOKEN,
    apiPages: read.API_PAGES,
    /** The file with the only GraphQL documents that are executed. If it is not set, all documents are executed. */
    trustedDocuments: read.TRUSTED_DOCUMENTS,
    /** The file with the words that are refused in names. If it is not set, no words are refused. */
    nameWordsFile: read.NAME_WORDS_FILE,
    /** The maximum number of WebSockets per address, and of subscriptions per client, on this node. */
    sockets: read.SOCKETS,
    /** How long a stopping node keeps serving while it reports that it is not ready. */
    drainSeconds: read.DRAIN_SECONDS,
    heartbeatSeconds: read.HEARTBEAT_SECONDS,
    /** The maximum number of waiting and running matches per player. Guests can have a quarter as many. */
    openMatches: read.OPEN_MATCHES,
    /** The minimum age in days and number of matches for staking cards, and the weekly limit for a pair of players. */
    stakeRule: { days: read.STAKE_DAYS, matches: read.STAKE_MATCHES, pair: read.STAKE_PAIR },
    /** How long a guest without a match is kept, in days, or 0 to keep guests forever. */
    guestDays: read.GUEST_DAYS,
    sessionDays: read.SESSION_DAYS,
    /** The mail server and the sender. If they are not set, emails to players are written to the log. */
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    pushContact: read.PUSH_CONTACT,
    /** Whether webhooks and push messages can go to private addresses and be sent without TLS. */
    privateTargets: read.PRIVATE_WEBHOOKS,
    /** Where the records of archived matches are: a folder or a bucket. */
    archiveUrl: read.ARCHIVE_URL,
    /** After how many days finished matches leave the log for the archive, by kind of match; null: never. */
    retention: read.RETENTION_DAYS,
    /** Signs the start and the end of matches. If it is not set, a generated key in the database is used. */
    signingKey: read.SIGNING_KEY,
    /** The keys that seal secrets in the database. Without keys, secrets are stored unencrypted. */
    atRestKeys: read.AT_REST_KEY,
    /** The maximum number of PostgreSQL connections for requests. Jobs have separate connections. */
    databasePool: read.DATABASE_POOL,
    /** The time limit of a statement, in seconds. If a statement takes a third longer, its connection is closed. */
    databaseTimeout: read.DATABASE_TIMEOUT,
    workerConcurrency: read.WORKER_CONCURRENCY,
    /** The number of processes for bots. 0 means one fewer than the machine has cores, but at least one. */
    botThreads: read.BOT_THREADS,
    sweepSeconds: read.SWEEP_SECONDS,
    /** The memory limit for cached matches, in bytes. If it is not set, a share of this process's limit is used. */
    matchMemory: read.MATCH_MEMORY === 0 ? undefined : read.MATCH_MEMORY * 2 ** 20,
    tracesTo: tracesTo(read),
  };
}

type Texts = 'OIDC_ISSUER' | 'OIDC_AUDIENCE' | 'SMTP_URL' | 'MAIL_FROM';

function bothOrNeither(read: Variables, one: Texts, other: Texts): [string, string] | undefined {
  const [first, second] = [read[one], read[other]];
  if (first && second) return [first, second];
  if (first) throw new StartError(`${other} must be set when ${one} is.`);
  if (second) throw new StartError(`${one} must be set when ${other} is.`);
  return undefined;
}

// The path for traces is appended to the general address, but not to the address for traces.
function tracesTo(read: Variables): TracesTo | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = read;
  const url = own ?? (all && `${all.replace(/\/$/, '')}/v1/traces`);
  if (!url || read.OTEL_SDK_DISABLED || read.OTEL_TRACES_EXPORTER === 'none') return undefined;
  return { url, service: read.OTEL_SERVICE_NAME, share: read.OTEL_TRACES_SAMPLER_ARG };
}
