import { CURRENCIES, formatMoney, type Money } from '@nimantran/proto/domain/currency';
import type { PartnerBalance, PartnerSummary } from '@nimantran/proto/http/orders/partners';

interface Wanted {
  /** Part of the mail address or the code; empty for all. */
  search: string;
  /** Only partners with an amount due. */
  due: boolean;
}

export function findPartners(partners: readonly PartnerSummary[], { search, due }: Wanted): PartnerSummary[] {
  const part = search.toLowerCase();
  return partners.filter(
    ({ email, code, balances }) =>
      `${email} ${code}`.toLowerCase().includes(part) && (!due || balances.some(({ due_minor }) => due_minor > 0)),
  );
}

/** The amounts due, by currency; negative and zero balances are left out. */
export function dueOf(balances: readonly PartnerBalance[]): Money[] {
  return CURRENCIES.flatMap((currency) => {
    const due = balances.filter((balance) => balance.currency === currency && balance.due_minor > 0);
    return due.length === 0 ? [] : [{ currency, amount_minor: due.reduce((sum, { due_minor }) => sum + due_minor, 0) }];
  });
}

export const inWords = (amounts: readonly Money[]): string =>
  amounts.length === 0 ? 'Nothing' : amounts.map(formatMoney).join(' + ');
