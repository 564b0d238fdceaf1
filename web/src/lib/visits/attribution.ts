import { readStored, writeStored } from '../browser/storage.ts';
import { partnerCodeIn } from './referral.ts';

export const REFERRAL_KEY = 'partner_referral';

let isRecorded = false;

/** Stores where a visitor came from, once: on the first page of the first visit. `arrived` is where its address led to. */
export function recordAttribution(landing: string, arrived: string): void {
  if (isRecorded) return;
  isRecorded = true;
  if (readStored('referrer_source') !== null) return;
  // Without storage nothing is recorded, and the console warns once.
  if (!writeStored('referrer_source', `${document.referrer || 'Organic'} ${impersonal(arrived)}`.slice(0, 500))) return;
  writeStored('referrer_landing', impersonal(landing || '/').slice(0, 500));
  writeStored('first_visit', new Date().toString().slice(0, 80));
}

/** The secret of a family's link, and the numbers of orders and requests, are not stored: others may use this browser too. */
const impersonal = (address: string): string => address.replace(/(\/review|\/user\/\w+)\/.*/, '$1');

/** Stores a partner's code from the address and counts the visit, best effort: nothing waits for it. */
export function recordReferral(search: string, landing: string): void {
  const code = partnerCodeIn(search);
  if (code === undefined) return;
  writeStored(REFERRAL_KEY, JSON.stringify({ code, at: new Date().toISOString() }));
  import('./record-visit.ts')
    .then(({ tellVisit }) => tellVisit(code, landing))
    .catch((error: unknown) => console.warn('The visit was not counted', error));
}
