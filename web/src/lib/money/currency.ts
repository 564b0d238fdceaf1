import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '@nimantran/proto/domain/currency';
import { readStored, writeStored } from '../browser/storage.ts';
import { createStore, useStore } from '../store.ts';

const KEY = 'currency';

export const isCurrency = (value: unknown): value is Currency => CURRENCIES.some((currency) => currency === value);

// If storage is forbidden, even reading its type throws.
const stored = typeof window === 'undefined' ? null : readStored(KEY);
const currencyStore = createStore<Currency>(isCurrency(stored) ? stored : DEFAULT_CURRENCY, DEFAULT_CURRENCY);

export function useCurrency(): [Currency, (currency: Currency) => void] {
  return [useStore(currencyStore), chooseCurrency];
}

function chooseCurrency(currency: Currency): void {
  currencyStore.set(currency);
  writeStored(KEY, currency);
}
