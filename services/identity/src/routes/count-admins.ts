import { route } from '@nimantran/kit/http/route';
import { countAdmins } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { countAdmins as countInDatabase } from '../db/roles.ts';

export function serveCountAdmins(app: FastifyInstance, { db }: Context): void {
  route(app, countAdmins, async () => ({ admins: await countInDatabase(db) }));
}
