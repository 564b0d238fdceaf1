import { REFERRAL_DAYS } from '@nimantran/proto/http/orders/partners';
import { readStored } from '../browser/storage.ts';
import { REFERRAL_KEY } from './attribution.ts';
import { codeThatCounts, parseReferral } from './referral.ts';

/** Attribution sent with an order: where its customer came from. */
export function readAttribution(now: Date = new Date()) {
  const source = readStored('referrer_source');
  if (source === null) return undefined;
  return {
    referrer_source: source.slice(0, 500),
    referrer_landing: (readStored('referrer_landing') ?? '/').slice(0, 500),
    first_visit: (readStored('first_visit') ?? '').slice(0, 80),
    partner_code: codeThatCounts(parseReferral(readStored(REFERRAL_KEY)), now, REFERRAL_DAYS),
  };
}
