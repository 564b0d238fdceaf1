import { route } from '@nimantran/kit/http/route';
import { listApiKeys } from '@nimantran/proto/http/identity/api-keys';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { listKeysOf } from '../../db/api-keys.ts';

export function serveListApiKeys(app: FastifyInstance, { db }: Context): void {
  route(app, listApiKeys, async ({ user }) => ({ keys: await listKeysOf(db, user.uid) }));
}
