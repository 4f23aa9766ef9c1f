import { inject } from 'vitest';

/**
 * The Redis shared by all test files of a run, or undefined if there is none; for `describe.skipIf(!redisUrl)`. A test
 * that stops or flushes Redis starts its own with `startRedis`.
 */
export const redisUrl: string | undefined = inject('redisUrl');
