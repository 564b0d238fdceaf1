import { normaliseOrderNumber } from './order-number.ts';

/** Prefixes of an order's number or mail address; if both are given, either may match. */
export interface WrittenSearch {
  number?: string;
  email?: string;
}

/** Interprets a search text: a mail address if it contains an @, else a mail address or a number. */
export function readSearch(typed: string): WrittenSearch {
  const text = typed.trim();
  if (text === '') return {};
  const email = text.toLowerCase();
  if (text.includes('@') || !/^[0-9a-z\s-]+$/i.test(text)) return { email };
  return { email, number: normaliseOrderNumber(text) };
}

/** A theme by its number, or by the start of its title. */
export function readTheme(typed: string): { id: number } | { title: string } | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { title: text };
}
