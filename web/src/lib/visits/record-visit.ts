import { recordVisit } from '@nimantran/proto/http/orders/partners';
import { readStored, writeStored } from '../browser/storage.ts';
import { call } from '../http/api.ts';
import { todayInIndia } from '../time/typed-dates.ts';
import { toldToday } from './referral.ts';

const TOLD_KEY = 'partner_visits_told';
const VISITOR_KEY = 'visitor_id';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Counts a visit through a partner's link: once a day for each code. */
export async function tellVisit(code: string, landing: string): Promise<void> {
  const today = todayInIndia();
  const told = toldToday(readStored(TOLD_KEY), today);
  if (told.includes(code)) return;
  await call(recordVisit, { body: { code, visitor_id: visitorId(), landing: landing.slice(0, 500) } });
  writeStored(TOLD_KEY, JSON.stringify({ day: today, codes: [...told, code] }));
}

/** Random, so that a visit is counted once; it does not identify a person. */
function visitorId(): string {
  const kept = readStored(VISITOR_KEY);
  if (kept !== null && UUID.test(kept)) return kept;
  const made = crypto.randomUUID();
  writeStored(VISITOR_KEY, made);
  return made;
}
