import { pingDatabase } from '@nimantran/kit/db/database';
import { serveHealth } from '@nimantran/kit/health/serve-health';
import { createApp } from '@nimantran/kit/http/app';
import type { OrdersContext } from './context.ts';
import { addMetrics } from './metrics.ts';
import { serveAll } from './routes/index.ts';

const PING_MS = 1_500;

export async function buildApp(context: OrdersContext) {
  const app = await createApp({
    log: context.log,
    tokens: context.tokens,
    readiness: {
      database: () => pingDatabase(context.db),
      bus: () => context.bus.ping(PING_MS),
      queues: () => context.queues.ping(PING_MS),
    },
    checkAnswers: context.config.NODE_ENV !== 'production',
  });
  addMetrics(app, context);
  await serveAll(app, context);
  serveHealth(app, 'orders', { config: context.config, db: context.db });
  return app;
}
