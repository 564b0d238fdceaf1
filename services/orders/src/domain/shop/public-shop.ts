import type { Shop, ShopSettings } from '@nimantran/proto/domain/shop';
import { INDIAN_STATES } from '../invoices/indian-states.ts';

/** What everybody may read: without the tax, whose state ends the seller's address. */
export function publicShopOf({ tax, ...shop }: ShopSettings): Shop {
  const state = INDIAN_STATES[tax.state]?.name ?? tax.state;
  return { ...shop, seller: { ...shop.seller, address: [...shop.seller.address, `${state}, India`] } };
}
