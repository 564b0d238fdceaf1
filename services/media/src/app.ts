import { pingDatabase } from '@nimantran/kit/db/database';
import { serveHealth } from '@nimantran/kit/health/serve-health';
import { createApp, UPLOAD_TIMEOUT_MS } from '@nimantran/kit/http/app';
import { isStoragePath, storageCodeOf } from '@nimantran/proto/domain/storage-code';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { registerRoutes } from './routes/index.ts';

export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = await createApp({
    log: context.log,
    tokens: context.tokens,
    readiness: { database: () => pingDatabase(context.db), bus: () => context.bus.ping(1_500) },
    requestTimeoutMs: UPLOAD_TIMEOUT_MS,
    checkAnswers: context.config.NODE_ENV !== 'production',
    // All public addresses here belong to storage and use its codes (docs/spec-coverage.md, "8. Error catalogue"); services
    // distinguish errors by their own codes.
    codeOf: ({ status, code }, path) => (isStoragePath(path) ? storageCodeOf(status) : code),
  });
  registerRoutes(app, context);
  serveHealth(app, 'media', { config: context.config, db: context.db, folders: { 'stored files': context.config.DATA_DIR } });
  return app;
}
