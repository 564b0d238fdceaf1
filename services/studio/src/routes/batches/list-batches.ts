import { route } from '@nimantran/kit/http/route';
import { listBatches } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { viewBatch } from './batch-view.ts';

const PAGE = 20;

export function serveListBatches(app: FastifyInstance, context: Context): void {
  route(app, listBatches, async ({ query: { before, state } }) => {
    let query = context.db.selectFrom('batches').selectAll();
    if (before !== undefined) query = query.where('number', '<', before);
    if (state !== undefined) query = query.where('state', '=', state);
    const found = await query
      .orderBy('number', 'desc')
      .limit(PAGE + 1)
      .execute();
    const batches = found.slice(0, PAGE);
    const items = await Promise.all(batches.map((batch) => viewBatch(context, batch)));
    return { items, next: found.length > PAGE ? (batches.at(-1)?.number ?? null) : null };
  });
}
