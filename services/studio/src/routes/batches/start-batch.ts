import { route } from '@nimantran/kit/http/route';
import { startBatch } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { steerBatch } from '../../use-cases/batches/steer-batch.ts';
import { viewBatch } from './batch-view.ts';

export function serveStartBatch(app: FastifyInstance, context: Context): void {
  route(app, startBatch, async ({ params, user, body }) =>
    viewBatch(context, await steerBatch(context, params.id, user, 'start', { withoutFaulty: body.without_faulty })),
  );
}
