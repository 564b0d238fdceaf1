import { unauthenticated } from '@nimantran/kit/http/problem';
import { permit } from '@nimantran/kit/http/route';
import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { acknowledge, findOwnUpload, type UploadRow } from '../db/uploads.ts';
import { noSuchUpload, storageProblem } from '../domain/storage-problem.ts';
import { UPLOAD_ID } from '../incoming/incoming.ts';
import { deleteOwnUpload } from '../use-cases/delete-upload.ts';
import { finishUpload } from '../use-cases/finish-upload.ts';
import { openUpload } from '../use-cases/open-upload.ts';
import { askTus, GONE, passOn } from './answer-tus.ts';
import { readNewUpload, requireTus } from './check-headers.ts';
import { createTusServer } from './tus-server.ts';

const TUS_HEADERS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** Resumable uploads by tus 1.0.0 below TUS_PATH. GET is not offered: unchecked files are never served. */
export function registerTus(app: FastifyInstance, context: Context): void {
  const tus = createTusServer(context);
  // tus itself reads the bytes of a chunk.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers(TUS_HEADERS);
    permit('user', request.caller);
    requireTus(request.headers);
  };

  app.route({
    method: 'OPTIONS',
    url: TUS_PATH,
    handler: async (request, reply) => passOn(await askTus(tus, request, reply), reply),
  });

  app.route({
    method: 'POST',
    url: TUS_PATH,
    onRequest,
    handler: async (request, reply) => {
      const upload = readNewUpload(request.headers, context.config.uploadBytes);
      const opened = await openUpload(context, { ownerUid: uidOf(request), ...upload });
      if ('fault' in opened) throw storageProblem(402, opened.fault);
      tus.opened.set(request.raw, { ...upload, ...opened });
      return passOn(await askTus(tus, request, reply), reply);
    },
  });

  app.route<{ Params: { id: string } }>({
    method: 'PATCH',
    url: `${TUS_PATH}/:id`,
    onRequest,
    handler: async (request, reply) => {
      const upload = await ownUpload(context, request);
      if (upload.state !== 'receiving') throw storageProblem(409, 'This upload is already complete.');
      return passOn(await askTus(tus, request, reply), reply);
    },
  });

  app.route<{ Params: { id: string } }>({
    method: 'HEAD',
    url: `${TUS_PATH}/:id`,
    onRequest,
    handler: async (request, reply) => {
      const upload = await ownUpload(context, request);
      if (upload.state === 'receiving') {
        const answer = await askTus(tus, request, reply);
        const isWhole = answer.headers.get('upload-offset') === String(upload.declaredBytes);
        if (isWhole && !(await finishUpload(context, upload))) throw storageProblem(410, GONE);
        return passOn(answer, reply);
      }
      // Its bytes have already been moved; a client that resumes is informed that nothing is left to send.
      const { declaredBytes } = upload;
      return reply.code(200).headers({ 'upload-offset': declaredBytes, 'upload-length': declaredBytes }).send();
    },
  });

  app.route<{ Params: { id: string } }>({
    method: 'DELETE',
    url: `${TUS_PATH}/:id`,
    onRequest,
    handler: async (request, reply) => {
      await deleteOwnUpload(context, await ownUpload(context, request));
      return reply.code(204).send();
    },
  });
}

function uidOf(request: FastifyRequest): string {
  if (request.caller.kind !== 'user') throw unauthenticated();
  return request.caller.user.uid;
}

/** The upload in the request. A client that names it must have received its address, so it counts as acknowledged from now on. */
async function ownUpload({ db }: Context, request: FastifyRequest<{ Params: { id: string } }>): Promise<UploadRow> {
  const { id } = request.params;
  const upload = UPLOAD_ID.test(id) ? await findOwnUpload(db, uidOf(request), id) : undefined;
  if (!upload) throw noSuchUpload();
  if (!upload.acknowledged) await acknowledge(db, id);
  return upload;
}
