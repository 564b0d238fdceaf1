import { readStored, writeStored } from '../browser/storage.ts';
import { createStore, useStore } from '../store.ts';

type Choice = 'granted' | 'denied';
/** `open` until the visitor has chosen. */
export type Consent = Choice | 'open';

const KEY = 'analytics_consent';
const KEPT_MONTHS = 12;

/** The current value of a stored choice: consent expires after 12 months. */
export function consentIn(stored: string | null, now: Date): Consent {
  if (stored === null) return 'open';
  try {
    const { choice, at } = JSON.parse(stored);
    const until = new Date(at);
    until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS);
    return (choice === 'granted' || choice === 'denied') && until > now ? choice : 'open';
  } catch {
    return 'open';
  }
}

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser signals that its user does not want to be tracked; this counts as declining. */
export const browserDeclines = ({ globalPrivacyControl, doNotTrack }: Signals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

const consentStore = createStore<Consent>(readConsent(), 'denied');
/** Whether the question is shown again although it was answered: the footer has a link for that. */
const askedAgainStore = createStore(false);

function readConsent(): Consent {
  if (typeof window === 'undefined') return 'denied';
  return browserDeclines(navigator) ? 'denied' : consentIn(readStored(KEY), new Date());
}

export const consent = { get: consentStore.get, subscribe: consentStore.subscribe };
export const useConsent = (): Consent => useStore(consentStore);
export const useAskedAgain = (): boolean => useStore(askedAgainStore);

export function choose(choice: Choice): void {
  writeStored(KEY, JSON.stringify({ choice, at: new Date().toISOString() }));
  consentStore.set(choice);
  askedAgainStore.set(false);
}

export const askAgain = (): void => askedAgainStore.set(true);
export const stopAsking = (): void => askedAgainStore.set(false);
