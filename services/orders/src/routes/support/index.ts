import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveCloseRequest } from './close-request.ts';
import { serveGetRequest } from './get-request.ts';
import { serveListAllRequests } from './list-all-requests.ts';
import { serveListRequests } from './list-requests.ts';
import { serveOpenRequest } from './open-request.ts';
import { serveReply } from './reply.ts';

export function serveSupport(app: FastifyInstance, context: OrdersContext): void {
  serveOpenRequest(app, context);
  serveListRequests(app, context);
  serveGetRequest(app, context);
  serveReply(app, context);
  serveCloseRequest(app, context);
  serveListAllRequests(app, context);
}
