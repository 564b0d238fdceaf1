import { tidyText } from '@nimantran/proto/domain/written-text';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';

export function billingFaults(billing: Draft['billing'], termsAccepted: boolean): Faults {
  const faults: Faults = {};
  if (tidyText(billing.name) === '') faults['billing.name'] = 'Enter the name for the receipt.';
  if (billing.name.trim().length > 120) faults['billing.name'] = 'Shorten this to 120 characters.';
  if (billing.country === '') faults['billing.country'] = 'Choose your country.';
  if (billing.country === 'IN' && billing.state === '') faults['billing.state'] = 'Choose your state.';
  const gstin = billing.gstin.trim().toUpperCase();
  if (billing.country === 'IN' && gstin !== '' && !/^\d{2}[A-Z0-9]{13}$/.test(gstin)) {
    faults['billing.gstin'] = 'A GSTIN has 15 characters and starts with two digits.';
  }
  if (!termsAccepted) faults.terms_accepted = 'Tick this to continue.';
  return faults;
}
