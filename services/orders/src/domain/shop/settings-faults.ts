import { type SettingsChange, textFaults } from '@nimantran/proto/domain/shop';
import { isGstin } from '../invoices/gstin.ts';
import { INDIAN_STATES, stateOfGstin } from '../invoices/indian-states.ts';

interface Fault {
  field: string;
  message: string;
}

/** What keeps a tidied change, valid by its schema, from being saved. */
export function settingsFaults(change: SettingsChange): Fault[] {
  return [...textFaults(change), ...taxFaults(change.tax)];
}

function taxFaults(tax: SettingsChange['tax']): Fault[] {
  if (tax === undefined) return [];
  const { state, gstin } = tax;
  if (!Object.hasOwn(INDIAN_STATES, state)) return [{ field: 'tax.state', message: 'is no state of India' }];
  if (gstin === null) return [];
  if (!isGstin(gstin)) return [{ field: 'tax.gstin', message: 'is not a GSTIN: its check digit does not fit' }];
  return stateOfGstin(gstin) === state ? [] : [{ field: 'tax.gstin', message: 'belongs to another state' }];
}
