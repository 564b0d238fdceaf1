import type { IncomingMessage } from 'node:http';
import { TUS_PATH, UPLOAD_LIMITS } from '@nimantran/proto/http/media';
import { Server } from '@tus/server';
import type { Context } from '../context.ts';
import { finishReceiving } from '../db/uploads.ts';

export interface TusServer {
  server: Server;
  /** The id that the creation request carried by this message is to get. */
  idOf: WeakMap<object, string>;
}

/** The protocol alone; who may do what is decided before a request gets here. */
export function createTusServer(context: Context): TusServer {
  const idOf = new WeakMap<object, string>();
  const server = new Server({
    path: TUS_PATH,
    datastore: context.incoming.datastore,
    relativeLocation: true,
    allowedOrigins: [context.config.PUBLIC_URL],
    maxSize: Math.max(UPLOAD_LIMITS.photo.bytes, UPLOAD_LIMITS.music.bytes),
    namingFunction: (request) => {
      const message: IncomingMessage | object | undefined = request.runtime?.node?.req;
      const id = message && idOf.get(message);
      if (id === undefined) throw new Error('A creation request came without its id.');
      return id;
    },
    onUploadFinish: async (_request, upload) => {
      await finishReceiving(context.db, upload.id);
      context.wakeChecks();
      return {};
    },
    onResponseError: (_request, error) => {
      if (error instanceof Error) {
        context.log.error({ err: error }, 'upload failed');
        return { status_code: 500, body: 'The upload could not be stored. Try again in a moment.\n' };
      }
      return undefined;
    },
  });
  return { server, idOf };
}
