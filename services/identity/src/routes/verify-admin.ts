import { route } from '@nimantran/kit/http/route';
import { verifyAdmin } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { rolesOfIdToken } from '../verifiers/verify-id-token.ts';

export function serveVerifyAdmin(app: FastifyInstance, context: Context): void {
  route(app, verifyAdmin, async ({ body, user }) => {
    const roles = body.accessToken === '' ? (user?.roles ?? []) : await rolesOfIdToken(context, body.accessToken);
    return roles.includes('admin');
  });
}
