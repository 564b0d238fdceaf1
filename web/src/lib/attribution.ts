import { readStored, writeStored } from './storage.ts';

/** Saves where a visitor came from, once: the first page of the first visit. */
export function recordAttribution(landing: string): void {
  if (readStored('referrer_source') !== null) return;
  writeStored('referrer_source', `${document.referrer || 'Organic'} ${window.location.href}`.slice(0, 500));
  writeStored('referrer_landing', (landing || '/').slice(0, 500));
  writeStored('first_visit', new Date().toString().slice(0, 80));
}

export function readAttribution() {
  const source = readStored('referrer_source');
  if (source === null) return undefined;
  return {
    referrer_source: source.slice(0, 500),
    referrer_landing: (readStored('referrer_landing') ?? '/').slice(0, 500),
    first_visit: (readStored('first_visit') ?? '').slice(0, 80),
    partner_code: null,
  };
}
