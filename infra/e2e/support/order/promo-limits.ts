import { randomUUID } from 'node:crypto';
import { placeOrder } from '@nimantran/proto/http/orders/orders';
import { listPromoCodes, savePromoCode } from '@nimantran/proto/http/pricing/admin-prices';
import { createQuote } from '@nimantran/proto/http/pricing/quotes';
import { createClient, ProblemError } from '@nimantran/proto/http/shared/client';
import { expect } from 'vitest';
import { loadSecrets } from '../../../launcher/secrets.ts';
import type { Shop } from '../../../launcher/shop.ts';
import { tokensOf } from '../../../launcher/tokens.ts';
import { BILLING, customise, findTheme, OPTIONS } from '../../../shop-client/order.ts';
import { until, visitAs } from '../../../shop-client/person.ts';
import { shortOrAll } from '../../../test-support/vitest/all-tests.ts';
import { SHORT } from './sold-themes.ts';

const CODE = 'FIRST20';
const LIMIT = 20;
const GUESTS = shortOrAll(50, 200);

/**
 * Many people place an order at the same time with a code for 20: 20 get the lower price, the others get an error and owe nothing.
 */
export async function keepPromoLimits(shop: Shop): Promise<void> {
  const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
  const zero = { INR: 0, USD: 0, EUR: 0, GBP: 0 };
  await admin.call(savePromoCode, {
    params: { code: CODE },
    body: {
      discount: { kind: 'percent', percent: 25 },
      minimum_minor: zero,
      starts_at: null,
      ends_at: null,
      max_uses: LIMIT,
      max_uses_per_customer: 1,
    },
  });
  const theme = await findTheme(admin, SHORT.id, SHORT.category);
  const customisation = await customise(admin, theme, {});
  const options = { ...OPTIONS, promo_code: CODE };
  const { total, promo } = await admin.call(createQuote, {
    body: {
      pricing_id: theme.pricing_id,
      currency: options.currency,
      resolution: options.resolution,
      delivery: options.delivery,
      bride_first: false,
      custom_audio: false,
      remove_watermark: false,
      promo_code: CODE,
    },
  });
  expect(promo?.applied).toBe(true);
  const body = {
    theme_id: theme.id,
    theme_version: theme.version,
    customisation,
    options,
    billing: BILLING,
    expected_total_minor: total.amount_minor,
    terms_accepted: true as const,
  };
  const tokens = tokensOf('gateway', await loadSecrets(shop.dataDir));
  const outcomes = await Promise.all(
    Array.from({ length: GUESTS }, async (_, index) => {
      const uid = `guest-${index}`;
      const user = { uid, email: `${uid}@nimantran.test`, email_verified: true, name: uid, photoURL: null, roles: [] };
      const token = await tokens.forUser(user, 'orders');
      const call = createClient({
        baseUrl: shop.serviceUrl('orders'),
        timeoutMs: 60_000,
        // One process cannot answer so many concurrent requests in time; the key makes a retry return the same order.
        retries: 6,
        headers: async () => ({ authorization: `Bearer ${token}` }),
      });
      try {
        const { order } = await call(placeOrder, { body, idempotencyKey: randomUUID() });
        return order.total.amount_minor === total.amount_minor ? 'lower price' : 'other price';
      } catch (error) {
        return error instanceof ProblemError ? error.code : String(error);
      }
    }),
  );
  const counts = Object.fromEntries(
    [...new Set(outcomes)].map((outcome) => [outcome, outcomes.filter((one) => one === outcome).length]),
  );
  expect(counts['lower price']).toBe(LIMIT);
  // Later quotes showed the full price; simultaneous orders were rejected.
  expect((counts.promo_unavailable ?? 0) + (counts.price_changed ?? 0), JSON.stringify(counts)).toBe(GUESTS - LIMIT);
  await until('the uses to be told', 60_000, async () => {
    const { codes } = await admin.call(listPromoCodes, { query: { limit: 100 } });
    return codes.find(({ code }) => code === CODE)?.uses === LIMIT ? true : undefined;
  });
}
