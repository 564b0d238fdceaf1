import { normaliseOrderNumber } from './order-number.ts';

/** How the number or the mail address of an order begins; where both are there, either does. */
export interface WrittenSearch {
  number?: string;
  email?: string;
}

/** What is meant by what somebody typed: a mail address where there is an @, else that or a number. */
export function readSearch(typed: string): WrittenSearch {
  const text = typed.trim();
  if (text === '') return {};
  const email = text.toLowerCase();
  if (text.includes('@') || !/^[0-9a-z\s-]+$/i.test(text)) return { email };
  return { email, number: normaliseOrderNumber(text) };
}

/** A theme by its number, or by how its title begins. */
export function readTheme(typed: string): { id: number } | { title: string } | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { title: text };
}
