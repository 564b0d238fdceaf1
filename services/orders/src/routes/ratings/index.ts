import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveAdminRatings } from './admin-ratings.ts';
import { serveOwnRating } from './own-rating.ts';

export function serveRatings(app: FastifyInstance, context: OrdersContext): void {
  serveOwnRating(app, context);
  serveAdminRatings(app, context);
}
