import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { listPricing } from '@nimantran/proto/http/pricing/quotes';
import { themesOnSale } from './on-sale.ts';
import { failed, type Prover, passed } from './prover.ts';

/** Themes are on sale, and each has a price in each currency. */
export const soldProver: Prover = {
  async start(context) {
    const found = await Promise.all([themesOnSale(context), context.pricing(listPricing)]).catch((error: unknown) => {
      context.log.warn({ err: error }, 'catalog or pricing does not answer');
      return undefined;
    });
    if (found === undefined) return failed('Catalog or pricing does not answer. Check that both run: their logs say why not.');
    const [themes, models] = found;
    if (themes.length === 0)
      return failed(
        'No theme is on sale. Put some on sale at Themes, or start catalog with SEED_THEMES=all, which brings the starter collection.',
      );
    const hasPrice = new Set(
      models
        .filter(({ currencies }) => CURRENCIES.every((code) => currencies.some((price) => price.code === code)))
        .map(({ pid }) => pid as string),
    );
    const unpriced = themes.filter(({ pricing_id }) => !hasPrice.has(pricing_id));
    if (unpriced.length > 0)
      return failed(
        `${unpriced.length} themes have no price in one of the currencies, such as “${unpriced[0]?.title}”. Set it at Prices.`,
      );
    const unseen = themes.filter(({ video_id }) => video_id === '').length;
    return passed(
      `${themes.length} themes are on sale, each with a price in ${CURRENCIES.join(', ')}.${unseen > 0 ? ` ${unseen} have no sample video yet: the workers draw them one after the other.` : ''}`,
    );
  },
};
