import type { Role, User } from '@nimantran/proto/domain/user';
import {
  type Access,
  type AnswerOf,
  type BodyOf,
  IDEMPOTENCY_KEY,
  type Operation,
  type ParamsOf,
  type QueryOf,
} from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../auth/service-token.ts';
import { badRequest, forbidden, unauthenticated } from './problem.ts';

type Person<A extends Access> = A extends 'public' ? User | undefined : A extends 'service' ? undefined : User;

export interface RouteInput<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** The caller; for a public operation the signed-in user, if any. */
  user: Person<O['access']>;
  /** For an idempotent operation; empty otherwise. */
  idempotencyKey: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteOptions {
  /** Minimum level of the route's request logs: for routes that are called many times a minute. */
  logLevel?: 'warn';
  /** Body limit of this route, if larger than the service's default. */
  bodyLimitBytes?: number;
}

/** Serves an operation of the contracts: checks the caller, the input and the answer. */
export function route<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handle: (input: RouteInput<O>) => Promise<AnswerOf<O>>,
  options: RouteOptions = {},
): void {
  const schema: Record<string, unknown> = {};
  if (operation.params) schema.params = operation.params;
  if (operation.query) schema.querystring = operation.query;
  if (operation.body) schema.body = operation.body;
  if (operation.answer) schema.response = { '2xx': operation.answer };
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    schema,
    ...(options.logLevel ? { logLevel: options.logLevel } : {}),
    ...(options.bodyLimitBytes ? { bodyLimit: options.bodyLimitBytes } : {}),
    onRequest: async (request) => permit(operation.access, request.caller),
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.caller.kind === 'user' ? request.caller.user : undefined,
        idempotencyKey: operation.idempotent ? idempotencyKeyOf(request) : '',
        request,
        reply,
      };
      const answer = await handle(input as unknown as RouteInput<O>);
      if (reply.sent || reply.raw.headersSent) return reply;
      if (operation.answer === undefined) return reply.code(204).send();
      return reply
        .header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
        .type('application/json')
        .send(answer);
    },
  });
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw badRequest(
    'idempotency_key_missing',
    'Send an Idempotency-Key header of 8 to 128 letters, digits, dots, dashes or underscores.',
    [{ field: 'Idempotency-Key', message: 'is required' }],
  );
}

const ROLES_FOR: Readonly<Record<Access, readonly Role[]>> = {
  public: [],
  user: [],
  service: [],
  designer: ['designer', 'admin'],
  admin: ['admin'],
  partner: ['partner'],
  partner_or_admin: ['partner', 'admin'],
};

/** The roles of which a caller of an operation with this access needs one; none for operations that ask for no role. */
export const rolesFor = (access: Access): readonly Role[] => ROLES_FOR[access];

/** @throws HttpProblem 401 or 403 if the caller may not use an operation with this access */
export function permit(access: Access, caller: Caller): void {
  if (access === 'public') return;
  if (access === 'service') {
    if (caller.kind === 'service') return;
    throw caller.kind === 'user'
      ? forbidden('services_only', 'This operation is for the shop’s own services.')
      : unauthenticated();
  }
  if (caller.kind !== 'user') throw unauthenticated();
  if (access === 'user') return;
  const { roles } = caller.user;
  const allowed = rolesFor(access);
  if (roles.some((role) => allowed.includes(role))) return;
  throw forbidden('role_missing', `This needs the role ${allowed[0]}.`);
}
