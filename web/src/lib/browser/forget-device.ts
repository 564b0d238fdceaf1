import { dropAllDrafts } from '../drafts/draft.ts';
import { forgetUploads } from '../uploads/stored-uploads.ts';
import { REFERRAL_KEY } from '../visits/attribution.ts';
import { removeStored } from './storage.ts';

/** Removes a person's data from this device: unfinished drafts, uploads under way and attribution. */
export function forgetDevice(): void {
  dropAllDrafts();
  forgetUploads();
  for (const key of ['referrer_source', 'referrer_landing', 'first_visit', 'visitor_id', 'partner_visits_told', REFERRAL_KEY])
    removeStored(key);
  try {
    sessionStorage.clear();
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
}
