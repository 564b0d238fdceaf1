import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { Server, type ServerOptions } from '@tus/server';
import type { Context } from '../context.ts';
import { finishReceiving } from '../db/uploads.ts';
import type { NewUpload } from './check-headers.ts';
import { uploadLocker } from './upload-locks.ts';

export interface TusServer {
  server: Server;
  /** Uploads to create, by the message of their creation request. */
  opened: WeakMap<object, NewUpload & { id: string }>;
}

/** A request asked to release its lock may still store the bytes it has; most often its client is gone. */
const DRAIN_MS = 200;

/** The protocol alone; permissions are checked before a request gets here. */
export function createTusServer(context: Context): TusServer {
  const opened: TusServer['opened'] = new WeakMap();
  const openedBy = (request: Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0]) => {
    const message = request.runtime?.node?.req;
    const upload = message && opened.get(message);
    if (upload === undefined) throw new Error('A creation request came without its upload.');
    return upload;
  };
  const server = new Server({
    path: TUS_PATH,
    datastore: context.incoming.datastore,
    locker: uploadLocker(context.locks),
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    allowedOrigins: [context.config.PUBLIC_URL],
    maxSize: Math.max(...Object.values(context.config.uploadBytes)),
    namingFunction: (request) => openedBy(request).id,
    // Only validated metadata from the client is stored.
    onUploadCreate: async (request) => {
      const { kind, fileName } = openedBy(request);
      return { metadata: { kind, filename: fileName } };
    },
    onUploadFinish: async (_request, upload) => {
      await finishReceiving(context.db, upload.id);
      context.wakeChecks();
      return {};
    },
    onResponseError: (_request, error) => {
      if ('status' in error && typeof error.status === 'number') return { status_code: error.status, body: String(error) };
      if ('status_code' in error) return undefined;
      context.log.error({ err: error }, 'upload failed');
      return { status_code: 500, body: '' };
    },
  });
  return { server, opened };
}
