import { pingDatabase } from '@nimantran/kit/db/database';
import { serveHealth } from '@nimantran/kit/health/serve-health';
import { createApp } from '@nimantran/kit/http/app';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addMetrics } from './metrics.ts';
import { registerRoutes } from './routes/index.ts';

export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = await createApp({
    log: context.log,
    tokens: context.tokens,
    readiness: {
      database: () => pingDatabase(context.db),
      bus: () => context.bus.ping(1_500),
      queues: () => context.queues.ping(1_500),
    },
    checkAnswers: context.config.NODE_ENV !== 'production',
  });
  addMetrics(app, context);
  registerRoutes(app, context);
  serveHealth(app, 'studio', { config: context.config, db: context.db });
  return app;
}
