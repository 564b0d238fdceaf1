import { normaliseOrderNumber } from '@nimantran/proto/domain/order-number';

/** Beginnings of an order's number, of its mail address, or of names on its invitation and bill; any of them may match. */
export interface WrittenSearch {
  number?: string;
  email?: string;
  /** Each has to begin a word of the names. */
  names?: string[];
}

/** Interprets a search text: a mail address if it contains an @, else a mail address, names, or a number. */
export function readSearch(typed: string): WrittenSearch {
  const text = typed.trim();
  if (text === '') return {};
  const email = text.toLowerCase();
  if (text.includes('@')) return { email };
  const names = email.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const found = names.length > 0 ? { email, names } : { email };
  return /^[0-9a-z\s-]+$/i.test(text) ? { ...found, number: normaliseOrderNumber(text) } : found;
}

/** A theme by its number, or by the start of its title. */
export function readTheme(typed: string): { id: number } | { title: string } | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { title: text };
}
