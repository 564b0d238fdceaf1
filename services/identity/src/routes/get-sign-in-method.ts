import { route } from '@nimantran/kit/http/route';
import { getSignInMethod } from '@nimantran/proto/http/identity/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { signInMethodOf } from '../verifiers/create-verifier.ts';

export function serveGetSignInMethod(app: FastifyInstance, { config }: Context): void {
  route(app, getSignInMethod, async () => signInMethodOf(config));
}
