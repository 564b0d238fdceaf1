import { route } from '@nimantran/kit/http/route';
import { getUser } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { knownUser } from './known-user.ts';

export function serveGetUser(app: FastifyInstance, context: Context): void {
  route(app, getUser, ({ params }) => knownUser(context, params.uid));
}
