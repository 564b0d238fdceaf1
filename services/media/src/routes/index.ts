import { serveParkedEvents } from '@nimantran/kit/events/serve-parked-events';
import type { FastifyInstance } from 'fastify';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { registerTus } from '../tus/register-tus.ts';
import { serveCustomerUploads } from './customer-uploads.ts';
import { serveDeleteUpload } from './delete-upload.ts';
import { serveGetObject } from './get-object.ts';
import { serveGetUpload } from './get-upload.ts';
import { serveGetUploadAddress } from './get-upload-address.ts';
import { serveHoldUploads } from './hold-uploads.ts';
import { serveListUploads } from './list-uploads.ts';
import { serveProveFile } from './prove-file.ts';
import { servePurgeReceipt } from './purge-receipt.ts';
import { serveReadObject } from './read-object.ts';
import { serveResolveUploads } from './resolve-uploads.ts';
import { serveSignDownload } from './sign-download.ts';

export function registerRoutes(app: FastifyInstance, context: Context): void {
  registerTus(app, context);
  serveListUploads(app, context);
  serveGetUpload(app, context);
  serveGetUploadAddress(app, context);
  serveDeleteUpload(app, context);
  serveResolveUploads(app, context);
  serveHoldUploads(app, context);
  serveSignDownload(app, context);
  servePurgeReceipt(app, context);
  serveCustomerUploads(app, context);
  serveGetObject(app, context);
  serveReadObject(app, context);
  serveProveFile(app, context);
  serveParkedEvents(app, 'media', { db: context.db, consumers: consumersOf(context), log: context.log });
}
