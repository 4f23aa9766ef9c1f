import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

// The formats of environment variables. `wanted` describes the expected value in the error message.

export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback)
    .meta({ wanted: `a whole number from ${min} to ${max}` });

/** Drivers of PostgreSQL in other languages accept several hosts. Ours would look up the whole list as one name. */
const isOneHost = ({ hostname }: URL) => !hostname.includes(',');

export const address = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && isOneHost(new URL(text)) && protocols.includes(new URL(text).protocol))
    .optional()
    .meta({ wanted: `an address such as ${example}` });

export const oneOf = <T extends string>(texts: readonly T[], fallback: NoInfer<T>) =>
  z
    .enum(texts)
    .default(() => fallback)
    .meta({ wanted: `one of ${texts.join(', ')}` });

export const trueOrFalse = (fallback: boolean) =>
  z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .default(fallback)
    .meta({ wanted: 'true or false' });

export const list = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .default([]);

/** Whether a text is `*`, or an origin as a browser sends it: only scheme, host and port. */
export const isOrigin = (text: string) => text === '*' || (URL.canParse(text) && new URL(text).origin === text);

/** Fastify's `trustProxy`: false, true, a number of hops, or addresses. */
export const trustProxy = z
  .string()
  .regex(/^(true|false|\d{1,2}|[\da-f.:/, ]+|loopback|linklocal|uniquelocal)$/i)
  .transform((text): boolean | number | string => {
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d+$/.test(text) ? Number(text) : text;
  })
  .default(false)
  .meta({ wanted: 'true, false, a number of hops, or addresses separated by commas' });

const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() });

// A key in PEM, with line breaks or `\n` in their place, or as a JWK. An invalid key stops the start.
export const signingKey = z
  .string()
  .transform((text, context): KeyObject => {
    try {
      const key: JsonWebKey | null = text.trimStart().startsWith('{') ? jwk.parse(JSON.parse(text)) : null;
      const made = key ? createPrivateKey({ key, format: 'jwk' }) : createPrivateKey(text.replaceAll('\\n', '\n'));
      if (made.asymmetricKeyType === 'ed25519') return made;
    } catch {} // the error could reveal the key
    context.addIssue({ code: 'custom', message: 'no key' });
    return z.NEVER;
  })
  .optional()
  .meta({ wanted: 'a private Ed25519 key, in PEM (PKCS #8) or as a JWK' });

/** An email address, or a name followed by the address in angle brackets: `Name <a@b.c>`. */
export const sender = /^(?:[^<>"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
