import { route } from '@nimantran/kit/http/route';
import { pauseBatch } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { steerBatch } from '../../use-cases/batches/steer-batch.ts';
import { viewBatch } from './batch-view.ts';

export function servePauseBatch(app: FastifyInstance, context: Context): void {
  route(app, pauseBatch, async ({ params, user }) => {
    await steerBatch(context, params.id, user, 'pause');
    return viewBatch(context, await findBatch(context.db, params.id));
  });
}
