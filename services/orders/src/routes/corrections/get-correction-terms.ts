import { readClock } from '@nimantran/kit/db/database';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { type CorrectionTerms, getCorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ownOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import {
  askRevisionPrice,
  freeUntil,
  hasBrideFirst,
  refuseCorrection,
  soldTheme,
} from '../../use-cases/orders/correction-terms.ts';
import { knownDetailsOf } from '../../use-cases/orders/start-revision.ts';

export function serveGetCorrectionTerms(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, config } = context;
  route(app, getCorrectionTerms, async ({ params, user }) => {
    const order = await ownOrder(db, params.number, user.uid);
    const theme = await soldTheme(context, order);
    const until = await freeUntil(db, order, config, await readClock(db, clock));
    return {
      refusal: await refusalOf(context, order),
      price: until ? null : await askRevisionPrice(context, order, theme),
      free_until: until?.toISOString() ?? null,
      theme_version: order.themeVersion,
      fields: theme.fields,
      slots: theme.slots,
      has_bride_first: hasBrideFirst(order, theme),
      known_names: knownDetailsOf(order),
    };
  });
}

async function refusalOf({ db }: Pick<OrdersContext, 'db'>, order: OrderRow): Promise<CorrectionTerms['refusal']> {
  try {
    await refuseCorrection(db, order);
    return null;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409) return { code: error.code, message: error.message };
    throw error;
  }
}
