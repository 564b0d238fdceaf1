import { route } from '@nimantran/kit/http/route';
import { FILED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { customerUploads } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listUploadsOf, type UploadRow } from '../db/uploads.ts';
import { mainKeyOf } from '../domain/object-keys.ts';

export function serveCustomerUploads(app: FastifyInstance, context: Context): void {
  route(app, customerUploads, async ({ params }) => {
    const uploads = await listUploadsOf(context.db, params.uid);
    return { uploads: await Promise.all(uploads.map((upload) => show(context, upload))) };
  });
}

async function show({ store }: Context, upload: UploadRow): Promise<object> {
  const isReady = upload.state === 'ready';
  return {
    id: upload.id,
    kind: upload.kind,
    state: upload.state,
    file_name: upload.fileName,
    received_bytes: upload.declaredBytes,
    width: upload.width,
    height: upload.height,
    refused_because: upload.reason,
    order_id: upload.orderId,
    created_at: upload.createdAt.toISOString(),
    file_url: isReady
      ? await store.signedUrl(mainKeyOf(upload.id, upload.kind), { expires_in_seconds: FILED_ADDRESS_SECONDS })
      : null,
    file_url_expires_in_seconds: isReady ? FILED_ADDRESS_SECONDS : null,
  };
}
