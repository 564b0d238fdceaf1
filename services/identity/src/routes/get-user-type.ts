import { route } from '@nimantran/kit/http/route';
import { getUserType } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { rolesOfIdToken } from '../verifiers/verify-id-token.ts';

export function serveGetUserType(app: FastifyInstance, context: Context): void {
  route(app, getUserType, async ({ body }) => {
    const roles = await rolesOfIdToken(context, body.accessToken);
    return { admin: roles.includes('admin'), partner: roles.includes('partner') };
  });
}
