import { dropAllDrafts, dropOwnedDrafts } from '../drafts/draft.ts';
import { forgetUnsentTexts } from '../forms/unsent-texts.ts';
import { forgetUploads } from '../uploads/stored-uploads.ts';
import { REFERRAL_KEY } from '../visits/attribution.ts';
import { removeStored } from './storage.ts';

/** Removes from this browser what a signed-in person has not finished: drafts, uploads under way, typed texts. */
export function forgetWork(): void {
  dropOwnedDrafts();
  forgetUploads();
  forgetUnsentTexts();
}

/** Removes a person's data from this device: unfinished work and attribution. */
export function forgetDevice(): void {
  forgetWork();
  dropAllDrafts();
  for (const key of ['referrer_source', 'referrer_landing', 'first_visit', 'visitor_id', 'partner_visits_told', REFERRAL_KEY])
    removeStored(key);
  try {
    sessionStorage.clear();
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
}
