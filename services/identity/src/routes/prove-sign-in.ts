import { route } from '@nimantran/kit/http/route';
import { proveSignIn } from '@nimantran/proto/http/identity/sign-in-proof';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { lastAdmin } from '../db/roles.ts';

export function serveProveSignIn(app: FastifyInstance, { db, config }: Context): void {
  route(app, proveSignIn, async () => {
    const admin = await lastAdmin(db);
    return {
      method: config.signIn.kind,
      last_admin: admin ? { email: admin.email, at: admin.lastSignInAt.toISOString() } : null,
    };
  });
}
