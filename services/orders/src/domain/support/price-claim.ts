import type { Currency } from '@nimantran/proto/domain/currency';
import type { PriceClaim } from '@nimantran/proto/domain/support-request';
import type { Fault } from '../orders/validate-customisation.ts';

/** All faults of a price-match claim; `currency` is that of the order it is compared with. */
export function claimFaults({ url, price }: PriceClaim, currency: Currency | undefined): Fault[] {
  return [
    ...(isWebAddress(url) ? [] : [{ field: 'claim.url', message: 'is not an address that begins with https:// or http://' }]),
    ...(price.amount_minor > 0 ? [] : [{ field: 'claim.price.amount_minor', message: 'must be above zero' }]),
    ...(currency === undefined || price.currency === currency
      ? []
      : [{ field: 'claim.price.currency', message: `must be the currency of the order, ${currency}` }]),
  ];
}

/** Staff open this address; a name and password before the host can make one address look like another. */
function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
