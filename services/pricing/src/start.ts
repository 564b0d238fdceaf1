import { closeAll, type RunningService } from '@nimantran/kit/service';
import { buildApp } from './app.ts';
import type { Context } from './context.ts';
import { priceList } from './domain/price-list.ts';
import { FIRST_PROMO_CODES } from './domain/promo-code.ts';
import { startBackground } from './jobs/start-background.ts';
import { addMissingModels, addMissingPromoCodes } from './use-cases/add-missing-prices.ts';

/** Adds missing prices, then serves requests and consumes events until stopped. */
export async function start(context: Context): Promise<RunningService> {
  const added = await addMissingModels(context.db, priceList());
  await addMissingPromoCodes(context.db, FIRST_PROMO_CODES);
  if (added > 0) context.log.info({ added }, 'price list filled in');
  const app = await buildApp(context);
  const background = await startBackground(context);
  await app.listen({ host: context.config.HOST, port: context.config.PORT });
  return { stop: () => closeAll(app, background, context) };
}
