import { route } from '@nimantran/kit/http/route';
import { type BatchFault, downloadBatchFaults } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { sendCsv } from './send-csv.ts';

const HEAD = ['Row', 'Column', 'Kind', 'What to do'];

export function serveDownloadFaults(app: FastifyInstance, { db }: Context): void {
  route(app, downloadBatchFaults, async ({ params, reply }) => {
    const batch = await findBatch(db, params.id);
    const rows = await db.selectFrom('batchRows').select('faults').where('batchId', '=', batch.id).orderBy('row').execute();
    const faults: BatchFault[] = [...batch.faults, ...rows.flatMap((row) => row.faults)];
    const lines = faults.map(({ row, column, severity, message }) => [String(row ?? ''), column ?? '', severity, message]);
    await sendCsv(reply, `nimantran-batch-${batch.number}-faults.csv`, [HEAD, ...lines]);
    return undefined;
  });
}
