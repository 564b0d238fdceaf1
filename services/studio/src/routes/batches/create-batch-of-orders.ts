import { route } from '@nimantran/kit/http/route';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { type BatchFault, createBatchOfOrders } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { presentCustomisation } from '../../db/jobs.ts';
import { batchOfKey, makeBatch, type NewRow } from '../../use-cases/batches/create-batch.ts';
import { themeOf } from '../studio-jobs/job-view.ts';
import { viewBatch } from './batch-view.ts';

export function serveCreateBatchOfOrders(app: FastifyInstance, context: Context): void {
  route(app, createBatchOfOrders, async ({ body, user, idempotencyKey }) => {
    const known = await batchOfKey(context, user, idempotencyKey);
    if (known) return viewBatch(context, known);
    const numbers = [...new Set(body.order_numbers.map((number) => number.trim().toUpperCase()).filter(Boolean))];
    const rows: NewRow[] = [];
    for (const [index, number] of numbers.entries()) rows.push(await rowOf(context, number, index + 1));
    const made = await makeBatch(context, user, idempotencyKey, {
      batch: {
        title: numbers.length === 1 ? `Order ${numbers[0]}` : `${numbers.length} orders`,
        source: 'orders',
        themeId: null,
        themeVersion: null,
        themeTitle: null,
        resolution: body.resolution,
        file: null,
        faults: JSON.stringify([]),
      },
      rows,
      // Uploads of an order are protected by the order, and deleted with it.
      uploadIds: [],
    });
    return viewBatch(context, made);
  });
}

/** An order in its present state: its details stay with its job. */
async function rowOf(context: Context, number: string, row: number): Promise<NewRow> {
  const job = await context.db.selectFrom('jobs').selectAll().where('orderNumber', '=', number).executeTakeFirst();
  const faults: BatchFault[] = [];
  const fault = (message: string) => faults.push({ row, column: null, severity: 'fault', message });
  if (!job) fault(`There is no order ${number} in the studio. Check the number; an unpaid order has no video.`);
  else if (job.erasedAt !== null) fault(`The customer of ${number} has been erased, together with the details.`);
  else {
    const { manifest } = await themeOf(context, job);
    const customisation = await presentCustomisation(context.db, job);
    for (const { key, message } of detailFaults(manifest.fields, customisation.details)) fault(`details.${key} ${message}.`);
    const missing = manifest.slots.filter(({ key, required }) => required && customisation.photos[key] === undefined);
    if (missing.length > 0) fault(`The photos of ${number} have been deleted, and its theme needs them.`);
  }
  return {
    row,
    themeId: job?.themeId ?? 0,
    themeVersion: job?.themeVersion ?? '',
    jobId: job?.id ?? null,
    orderNumber: number,
    details: JSON.stringify({}),
    photos: JSON.stringify({}),
    brideFirst: false,
    fileName: number,
    faults: JSON.stringify(faults),
    state: faults.length > 0 ? 'faulty' : 'waiting',
  };
}
