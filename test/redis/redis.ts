import { inject } from 'vitest';

/**
 * The Redis that all test files of a run share, or undefined if there is none, for `describe.skipIf(!redisUrl)`. Tests
 * that stop or flush Redis start their own with `startRedis`.
 */
export const redisUrl: string | undefined = inject('redisUrl');
