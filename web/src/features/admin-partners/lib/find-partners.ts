import { CURRENCIES, formatMoney, type Money } from '@nimantran/proto/domain/currency';
import type { PartnerBalance, PartnerSummary } from '@nimantran/proto/http/partners';

interface Wanted {
  /** A part of the mail address or the code; empty for all. */
  search: string;
  /** Only those to whom something is due. */
  due: boolean;
}

export function findPartners(partners: readonly PartnerSummary[], { search, due }: Wanted): PartnerSummary[] {
  const part = search.toLowerCase();
  return partners.filter(
    ({ email, code, balances }) =>
      `${email} ${code}`.toLowerCase().includes(part) && (!due || balances.some(({ due_minor }) => due_minor > 0)),
  );
}

/** What is due of balances, by currency; debts, and what was settled, are left out. */
export function dueOf(balances: readonly PartnerBalance[]): Money[] {
  return CURRENCIES.flatMap((currency) => {
    const due = balances.filter((balance) => balance.currency === currency && balance.due_minor > 0);
    return due.length === 0 ? [] : [{ currency, amount_minor: due.reduce((sum, { due_minor }) => sum + due_minor, 0) }];
  });
}

export const inWords = (amounts: readonly Money[]): string =>
  amounts.length === 0 ? 'Nothing' : amounts.map(formatMoney).join(' + ');
