import { route } from '@nimantran/kit/http/route';
import { proveFile } from '@nimantran/proto/http/media/file-proofs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { proveFile as prove } from '../use-cases/prove-file.ts';

export function serveProveFile(app: FastifyInstance, context: Context): void {
  route(app, proveFile, ({ body }) => prove(context, body));
}
