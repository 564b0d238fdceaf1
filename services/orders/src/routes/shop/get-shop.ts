import { route } from '@nimantran/kit/http/route';
import { getShop } from '@nimantran/proto/http/orders/shop';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { readSettings } from '../../db/shop/settings.ts';
import { publicShopOf } from '../../domain/shop/public-shop.ts';
import { isOpen } from '../../use-cases/first-run/first-run-of.ts';

export function serveGetShop(app: FastifyInstance, { db, config }: OrdersContext): void {
  route(app, getShop, async () => ({
    ...publicShopOf((await readSettings(db, config)).settings),
    ...(!(await isOpen({ db, config })) && { closed: true as const }),
  }));
}
