import { serveMetrics } from '@nimantran/kit/http/app';
import type { Metrics } from '@nimantran/kit/http/metrics';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/**
 * Serves the gateway's metrics on a separate port that cannot be reached from outside. Never on the public port: behind a load
 * balancer, a caller's address does not show where it comes from. Undefined if no port is configured.
 */
export async function listenForMetrics({ config }: Context, metrics: Metrics): Promise<FastifyInstance | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const inside = Fastify({ requestTimeout: 10_000, bodyLimit: 1_024 });
  serveMetrics(inside, metrics);
  await inside.listen({ host: config.HOST, port: config.METRICS_PORT });
  return inside;
}
