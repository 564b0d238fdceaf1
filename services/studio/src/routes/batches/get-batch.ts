import { route } from '@nimantran/kit/http/route';
import { getBatch } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { viewBatch } from './batch-view.ts';

export function serveGetBatch(app: FastifyInstance, context: Context): void {
  route(app, getBatch, async ({ params }) => viewBatch(context, await findBatch(context.db, params.id)));
}
