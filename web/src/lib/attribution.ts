import { partnerCodeIn } from './referral.ts';
import { readStored, writeStored } from './storage.ts';

export const REFERRAL_KEY = 'partner_referral';

/** Saves where a visitor came from, once: the first page of the first visit. */
export function recordAttribution(landing: string): void {
  if (readStored('referrer_source') !== null) return;
  writeStored('referrer_source', `${document.referrer || 'Organic'} ${window.location.href}`.slice(0, 500));
  writeStored('referrer_landing', (landing || '/').slice(0, 500));
  writeStored('first_visit', new Date().toString().slice(0, 80));
}

/** Keeps a partner's code from the address and counts the visit, at best effort: nobody waits for it. */
export function recordReferral(search: string, landing: string): void {
  const code = partnerCodeIn(search);
  if (code === undefined) return;
  writeStored(REFERRAL_KEY, JSON.stringify({ code, at: new Date().toISOString() }));
  import('./record-visit.ts')
    .then(({ tellVisit }) => tellVisit(code, landing))
    .catch((error: unknown) => console.warn('The visit was not counted', error));
}
