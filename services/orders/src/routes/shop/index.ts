import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveEditSettings } from './edit-settings.ts';
import { serveGetShop } from './get-shop.ts';
import { serveListSettingsHistory } from './list-settings-history.ts';
import { serveSettingsApprovals } from './settings-approvals.ts';

export function serveShop(app: FastifyInstance, context: OrdersContext): void {
  serveGetShop(app, context);
  serveEditSettings(app, context);
  serveListSettingsHistory(app, context);
  serveSettingsApprovals(app, context);
}
