import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveCancelBatch } from './cancel-batch.ts';
import { serveCreateBatch } from './create-batch.ts';
import { serveCreateBatchOfOrders } from './create-batch-of-orders.ts';
import { serveDownloadFaults } from './download-faults.ts';
import { serveDownloadLinks } from './download-links.ts';
import { serveDownloadTemplate } from './download-template.ts';
import { serveDownloadVideos } from './download-videos.ts';
import { serveGetBatch } from './get-batch.ts';
import { serveListBatchRows } from './list-batch-rows.ts';
import { serveListBatches } from './list-batches.ts';
import { servePauseBatch } from './pause-batch.ts';
import { serveResumeBatch } from './resume-batch.ts';
import { serveRetryBatch } from './retry-batch.ts';
import { serveStartBatch } from './start-batch.ts';
import { serveStreamBatch } from './stream-batch.ts';

export function registerBatchRoutes(app: FastifyInstance, context: Context): void {
  serveListBatches(app, context);
  serveCreateBatch(app, context);
  serveCreateBatchOfOrders(app, context);
  serveGetBatch(app, context);
  serveListBatchRows(app, context);
  serveStartBatch(app, context);
  servePauseBatch(app, context);
  serveResumeBatch(app, context);
  serveCancelBatch(app, context);
  serveRetryBatch(app, context);
  serveStreamBatch(app, context);
  serveDownloadTemplate(app, context);
  serveDownloadFaults(app, context);
  serveDownloadVideos(app, context);
  serveDownloadLinks(app, context);
}
