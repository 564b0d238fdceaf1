import { byTime, functionsOf, lastDayOf } from '@nimantran/proto/domain/functions';
import type { GuestFunction } from '@nimantran/proto/http/guests/invitations';
import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';

/** Its key is in no theme: keys of functions are those of date fields. */
const WHOLE_INVITATION = 'whole_invitation';

/** The functions that guests reply to, in the order of their days; at least one. */
export function guestFunctionsOf({
  theme,
  details,
  headline,
}: Pick<OrderInvitation, 'theme' | 'details' | 'headline'>): GuestFunction[] {
  const told = functionsOf(theme, details).toSorted(byTime);
  if (told.length > 0) return told;
  return [{ key: WHOLE_INVITATION, title: headline, day: null, start: null, time_words: null, place: '', city: '' }];
}

/** The day of the last function; null where the words tell none. */
export const lastDayIn = (functions: readonly Pick<GuestFunction, 'day'>[]): string | null =>
  lastDayOf(functions.flatMap(({ day }) => (day === null ? [] : [{ day }]))) ?? null;
