import { pingDatabase } from '@nimantran/kit/db/database';
import { serveHealth } from '@nimantran/kit/health/serve-health';
import { createApp } from '@nimantran/kit/http/app';
import type { Context } from './context.ts';
import { readKnownKeys } from './db/known-keys.ts';
import { readProofs } from './db/proofs.ts';
import { addMetrics } from './metrics.ts';
import { serveAll } from './routes/index.ts';

/** Builds the service's HTTP app without listening. */
export async function buildApp(context: Context) {
  const app = await createApp({
    log: context.log,
    tokens: context.tokens,
    readiness: { database: () => pingDatabase(context.db), bus: () => context.bus.ping(1_500) },
    checkAnswers: context.config.NODE_ENV !== 'production',
  });
  addMetrics(app, context);
  serveAll(app, context);
  serveHealth(app, 'identity', {
    config: context.config,
    db: context.db,
    own: async () => ({
      keys: await readKnownKeys(context.db, context.clock, context.config.SERVICE_TOKEN_PUBLIC_KEYS),
      proofs: await readProofs(context.db),
    }),
  });
  return app;
}
