import { serveMetrics } from '@nimantran/kit/http/app';
import type { Metrics } from '@nimantran/kit/http/metrics';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/**
 * The gateway's figures on a port of their own, which no way from outside leads to; never on the public one, whose callers' addresses
 * say nothing about where they come from once a load balancer stands in front. Undefined where no port is named.
 */
export async function listenForMetrics({ config }: Context, metrics: Metrics): Promise<FastifyInstance | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const inside = Fastify({ requestTimeout: 10_000, bodyLimit: 1_024 });
  serveMetrics(inside, metrics);
  await inside.listen({ host: config.HOST, port: config.METRICS_PORT });
  return inside;
}
