import { pingDatabase } from '@nimantran/kit/db/database';
import { serveHealth } from '@nimantran/kit/health/serve-health';
import { createApp, UPLOAD_TIMEOUT_MS } from '@nimantran/kit/http/app';
import type { Context } from './context.ts';
import { addMetrics } from './metrics.ts';
import { serveAll } from './routes/index.ts';

/** Builds the service's HTTP app without listening. */
export async function buildApp(context: Context) {
  const app = await createApp({
    log: context.log,
    tokens: context.tokens,
    requestTimeoutMs: UPLOAD_TIMEOUT_MS,
    readiness: { database: () => pingDatabase(context.db), bus: () => context.bus.ping(1_500) },
    checkAnswers: context.config.NODE_ENV !== 'production',
  });
  addMetrics(app, context);
  serveAll(app, context);
  serveHealth(app, 'catalog', {
    config: context.config,
    db: context.db,
    own: async () => ({ remarks: remarksOf(context.config) }),
  });
  return app;
}

/** Remarks on things that serve for trying out only. */
const remarksOf = ({ NODE_ENV }: Context['config']): string[] =>
  NODE_ENV === 'production'
    ? []
    : [
        'Themes that no buyer has rated show example ratings, because this shop is for trying out. With NODE_ENV=production pages and search engines are told only what buyers of delivered orders said, or nothing.',
      ];
