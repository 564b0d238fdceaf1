import type { Currency } from '@nimantran/proto/domain/currency';
import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { LOWEST_PRICE_MINOR } from '@nimantran/proto/domain/lowest-price';
import { PRICING_IDS, type PricingId, type PricingModel } from '@nimantran/proto/domain/pricing';

/** Offer and original price of one resolution, in minor units. */
type Tier = readonly [offer: number, original: number];
/** Order: 720p, 1080p, 2160p. */
type Tiers = readonly [Tier, Tier, Tier];

/**
 * Prices of a new shop. pricing_001 to pricing_003 are the premium themes; pricing_008 is the lowest price that the shop
 * advertises. Once a model is in the database, the database's values apply.
 */
const PRICES: Readonly<Record<PricingId, Readonly<Record<Currency, Tiers>>>> = {
  pricing_001: {
    INR: [
      [149_900, 249_900],
      [199_900, 329_900],
      [299_900, 499_900],
    ],
    USD: [
      [2499, 3999],
      [3299, 5499],
      [4999, 7999],
    ],
    EUR: [
      [2299, 3699],
      [2999, 4999],
      [4599, 7499],
    ],
    GBP: [
      [1999, 3299],
      [2599, 4299],
      [3999, 6499],
    ],
  },
  pricing_002: {
    INR: [
      [99_900, 169_900],
      [139_900, 229_900],
      [209_900, 349_900],
    ],
    USD: [
      [1699, 2799],
      [2299, 3799],
      [3499, 5799],
    ],
    EUR: [
      [1599, 2599],
      [2099, 3499],
      [3199, 5299],
    ],
    GBP: [
      [1399, 2299],
      [1799, 2999],
      [2799, 4599],
    ],
  },
  pricing_003: {
    INR: [
      [59_900, 99_900],
      [84_900, 139_900],
      [129_900, 214_900],
    ],
    USD: [
      [999, 1699],
      [1399, 2299],
      [2199, 3699],
    ],
    EUR: [
      [949, 1599],
      [1299, 2199],
      [1999, 3299],
    ],
    GBP: [
      [799, 1299],
      [1099, 1799],
      [1699, 2799],
    ],
  },
  pricing_004: {
    INR: [
      [34_900, 59_900],
      [49_900, 84_900],
      [79_900, 134_900],
    ],
    USD: [
      [599, 999],
      [849, 1399],
      [1299, 2199],
    ],
    EUR: [
      [549, 949],
      [799, 1299],
      [1199, 1999],
    ],
    GBP: [
      [479, 799],
      [679, 1099],
      [1049, 1749],
    ],
  },
  pricing_005: {
    INR: [
      [19_900, 34_900],
      [29_900, 49_900],
      [49_900, 84_900],
    ],
    USD: [
      [349, 599],
      [499, 849],
      [849, 1399],
    ],
    EUR: [
      [329, 549],
      [479, 799],
      [799, 1299],
    ],
    GBP: [
      [279, 479],
      [399, 679],
      [679, 1099],
    ],
  },
  pricing_006: {
    INR: [
      [9900, 17_900],
      [15_900, 26_900],
      [27_900, 46_900],
    ],
    USD: [
      [199, 349],
      [299, 499],
      [499, 849],
    ],
    EUR: [
      [179, 299],
      [279, 469],
      [469, 799],
    ],
    GBP: [
      [159, 269],
      [239, 399],
      [399, 679],
    ],
  },
  pricing_007: {
    INR: [
      [4900, 8900],
      [7900, 13_900],
      [14_900, 24_900],
    ],
    USD: [
      [99, 179],
      [149, 249],
      [279, 469],
    ],
    EUR: [
      [89, 159],
      [139, 239],
      [259, 429],
    ],
    GBP: [
      [79, 139],
      [119, 199],
      [219, 369],
    ],
  },
  pricing_008: {
    INR: [
      [LOWEST_PRICE_MINOR.INR, 1999],
      [2499, 4499],
      [4999, 8999],
    ],
    USD: [
      [LOWEST_PRICE_MINOR.USD, 60],
      [59, 99],
      [109, 189],
    ],
    EUR: [
      [LOWEST_PRICE_MINOR.EUR, 60],
      [55, 95],
      [99, 179],
    ],
    GBP: [
      [LOWEST_PRICE_MINOR.GBP, 60],
      [49, 89],
      [89, 159],
    ],
  },
};

/** The price list as the shop's pricing models. */
export function priceList(): PricingModel[] {
  return PRICING_IDS.map((pid) => ({
    pid,
    currencies: CURRENCIES.map((code) => ({
      code,
      res: PRICES[pid][code].map(([offer, original]) => ({ offer, original })),
    })),
  }));
}
