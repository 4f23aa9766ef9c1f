import { inject } from 'vitest';

/**
 * The run's Redis, or none where the machine has none; for `describe.skipIf(!redisUrl)`. One for all test files:
 * whoever stops or empties it starts its own with `startRedis`.
 */
export const redisUrl: string | undefined = inject('redisUrl');
