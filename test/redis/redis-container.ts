import type { RedisProcess } from './redis-process.ts';

const IMAGE = 'redis:8-alpine';
const INSIDE = 6379;

/** Starts Redis in a container. If there is no container engine, returns the reason as text. */
export async function redisInContainer(port: number): Promise<RedisProcess | string> {
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers'); // large, and rarely needed
  try {
    const container = await new GenericContainer(IMAGE)
      .withExposedPorts(port ? { container: INSIDE, host: port } : INSIDE)
      .withCommand(['redis-server', '--save', '', '--appendonly', 'no'])
      .start();
    const context = (await getContainerRuntimeClient()).container.getById(container.getId());
    return {
      url: `redis://${container.getHost()}:${container.getMappedPort(INSIDE)}`,
      hang: () => context.pause(),
      goOn: () => context.unpause(),
      async stop() {
        await container.stop({ timeout: 0 });
      },
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
