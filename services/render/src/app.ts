import { createApp } from '@nimantran/kit/http/app';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

const PING_MS = 2_000;

export async function buildApp(context: Context): Promise<FastifyInstance> {
  return createApp({
    log: context.log,
    tokens: context.tokens,
    readiness: { queue: () => context.queues.ping(PING_MS), object_store: () => context.store.head('renders/readiness-probe') },
    checkAnswers: context.config.NODE_ENV !== 'production',
  });
}
