import { createApp } from '@nimantran/kit/http/app';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { LiveStills } from './live-stills/live-stills.ts';
import { serveDrawStill } from './routes/draw-still.ts';

const PING_MS = 2_000;

/** `stills` is set if this process has the role that draws them. */
export async function buildApp(context: Context, stills?: LiveStills): Promise<FastifyInstance> {
  const app = await createApp({
    log: context.log,
    tokens: context.tokens,
    readiness: { queue: () => context.queues.ping(PING_MS), object_store: () => context.store.head('renders/readiness-probe') },
    checkAnswers: context.config.NODE_ENV !== 'production',
  });
  if (stills) serveDrawStill(app, stills);
  return app;
}
