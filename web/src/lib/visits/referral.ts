import { DAY_MS } from '@nimantran/proto/domain/durations';

/** A partner's link that the visitor followed, stored on the device: the last code wins. */
export interface Referral {
  code: string;
  /** When the link was followed, an instant. */
  at: string;
}

const CODE = /^[A-Z0-9]{4,20}$/;

/** The code in a page's query (`?partner=CODE`), in capitals; undefined for anything that cannot be a code. */
export function partnerCodeIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('partner')?.trim().toUpperCase();
  return code !== undefined && CODE.test(code) ? code : undefined;
}

/** Parses the stored link; any other shape gives undefined. */
export function parseReferral(text: string | null): Referral | undefined {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('at' in stored)) return undefined;
  const { code, at } = stored;
  if (typeof code !== 'string' || !CODE.test(code)) return undefined;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { code, at } : undefined;
}

/**
 * The code to send with an order: from a link followed at most `days` ago. A link dated in the future does not count as newer
 * than now.
 */
export function codeThatCounts(referral: Referral | undefined, now: Date, days: number): string | null {
  if (referral === undefined) return null;
  const age = now.getTime() - Date.parse(referral.at);
  return age >= -DAY_MS && age <= days * DAY_MS ? referral.code : null;
}

/** Codes already reported to the shop today: each is reported once a day. */
export function toldToday(text: string | null, today: string): string[] {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('day' in stored) || !('codes' in stored)) return [];
  if (stored.day !== today || !Array.isArray(stored.codes)) return [];
  return stored.codes.filter((code) => typeof code === 'string' && CODE.test(code));
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
