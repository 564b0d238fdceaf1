import { startRelay } from '@nimantran/kit/events/relay';
import { closeAll, type RunningService } from '@nimantran/kit/service';
import { buildApp } from './app.ts';
import type { Context } from './context.ts';
import { addMissingModels } from './db/pricing-models.ts';
import { addMissingPromoCodes } from './db/promo-codes.ts';
import { priceList } from './domain/price-list.ts';
import { FIRST_PROMO_CODES } from './domain/promo-code.ts';

/** Fills in the price list where it is missing, and serves until told to stop. */
export async function start(context: Context): Promise<RunningService> {
  const added = await addMissingModels(context.db, priceList());
  await addMissingPromoCodes(context.db, FIRST_PROMO_CODES);
  if (added > 0) context.log.info({ added }, 'price list filled in');
  await context.bus.prepare();
  const app = await buildApp(context);
  const relay = startRelay(context);
  await app.listen({ host: context.config.HOST, port: context.config.PORT });
  return { stop: () => closeAll(app, relay, context) };
}
