import { route } from '@nimantran/kit/http/route';
import { BATCH_LIMITS, listBatchRows } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { viewRow } from './batch-view.ts';

export function serveListBatchRows(app: FastifyInstance, { db }: Context): void {
  route(app, listBatchRows, async ({ params, query: { state, offset = 0, limit = BATCH_LIMITS.page_rows } }) => {
    const batch = await findBatch(db, params.id);
    let query = db.selectFrom('batchRows').where('batchRows.batchId', '=', batch.id);
    if (state !== undefined) query = query.where('batchRows.state', '=', state);
    const [{ total }, rows] = await Promise.all([
      query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      query
        .leftJoin('renders', 'renders.id', 'batchRows.renderId')
        .selectAll('batchRows')
        .select(['renders.error', 'renders.result'])
        .orderBy(sql`case when batch_rows.state in ('faulty', 'failed') then 0 when batch_rows.faults <> '[]' then 1 else 2 end`)
        .orderBy('batchRows.row')
        .offset(offset)
        .limit(limit)
        .execute(),
    ]);
    const theme = batch.themeId !== null && (await findTheme(db, batch.themeId, batch.themeVersion ?? ''));
    const keys = theme ? theme.manifest.fields.map(({ key }) => key) : [];
    return { rows: rows.map((row) => viewRow(batch, row, keys)), total: Number(total) };
  });
}
