import type { Currency } from '@nimantran/proto/domain/currency';
import type { User } from '@nimantran/proto/domain/user';
import type { Draft } from '../../../lib/drafts/draft.ts';

/** Initial billing details from the account; anything already typed takes precedence. */
export function billingStart(
  draft: Pick<Draft, 'billing'>,
  user: Pick<User, 'name'> | null,
  currency: Currency,
): Draft['billing'] {
  return {
    ...draft.billing,
    name: draft.billing.name || (user?.name ?? ''),
    country: draft.billing.country || (currency === 'INR' ? 'IN' : ''),
  };
}
