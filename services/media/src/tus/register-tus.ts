import { conflict, HttpProblem, notFound, unauthenticated } from '@nimantran/kit/http/problem';
import { permit } from '@nimantran/kit/http/route';
import { TUS_PATH } from '@nimantran/proto/http/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { findOwnUpload, openUpload, type UploadRow } from '../db/uploads.ts';
import { deleteOwnUpload } from '../jobs/delete-files.ts';
import { readNewUpload, requireTus } from './check-headers.ts';
import { createTusServer } from './tus-server.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TUS_HEADERS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** Resumable uploads by tus 1.0.0 below TUS_PATH. GET is not among the methods: what came in is never handed out as it is. */
export function registerTus(app: FastifyInstance, context: Context): void {
  const tus = createTusServer(context);
  // The bytes of a chunk are tus's to read.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));

  const hand = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    await tus.server.handle(request.raw, reply.raw);
  };
  const onRequest = async (request: FastifyRequest) => {
    permit('user', request.caller);
    requireTus(request.headers);
  };

  app.route({
    method: 'POST',
    url: TUS_PATH,
    onRequest,
    handler: async (request, reply) => {
      const upload = readNewUpload(request.headers);
      const quota = context.config.UPLOADS_PER_USER;
      const id = await openUpload(context.db, { ownerUid: uidOf(request), ...upload }, quota);
      if (id === undefined) {
        throw new HttpProblem(402, 'quota_exceeded', `You have ${quota} uploads already. Delete one that you do not need.`);
      }
      tus.idOf.set(request.raw, id);
      return hand(request, reply);
    },
  });

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${TUS_PATH}/:id`,
    onRequest,
    handler: async (request, reply) => {
      const upload = await ownUpload(context, uidOf(request), request.params.id);
      if (request.method === 'DELETE') {
        await deleteOwnUpload(context, upload);
        return reply.code(204).headers(TUS_HEADERS).send();
      }
      if (upload.state === 'receiving') return hand(request, reply);
      if (request.method === 'PATCH') throw conflict('upload_finished', 'This upload is complete already.');
      // Its bytes have moved on; a client that resumes learns that nothing is left to send.
      return reply
        .code(200)
        .headers({ ...TUS_HEADERS, 'upload-offset': upload.declaredBytes, 'upload-length': upload.declaredBytes })
        .send();
    },
  });
}

function uidOf(request: FastifyRequest): string {
  if (request.caller.kind !== 'user') throw unauthenticated();
  return request.caller.user.uid;
}

async function ownUpload(context: Context, uid: string, id: string): Promise<UploadRow> {
  const upload = UUID.test(id) ? await findOwnUpload(context.db, uid, id) : undefined;
  if (!upload) throw notFound('upload_not_found', 'There is no such upload of yours.');
  return upload;
}
