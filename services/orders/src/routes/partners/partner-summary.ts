import type { PartnerSummary } from '@nimantran/proto/http/orders/partners';
import type { partnerBooks } from '../../db/partners/partner-balances.ts';
import { type PartnerRow, partnerView } from '../../db/partners/partners.ts';
import { balancesOf } from '../../domain/partners/partner-balance.ts';

export function partnerSummary(partner: PartnerRow, books: Awaited<ReturnType<typeof partnerBooks>>): PartnerSummary {
  return {
    ...partnerView(partner),
    orders: books.reduce((sum, { orders }) => sum + orders, 0),
    balances: balancesOf(books),
  };
}
