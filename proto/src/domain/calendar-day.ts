/** Midnight UTC of a day written YYYY-MM-DD (RFC 3339 full-date); undefined where no such day exists. */
export function parseDay(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const midnight = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text) ? undefined : midnight;
}

/** Whether a text is a day that exists, written YYYY-MM-DD. */
export const isDay = (text: string): boolean => parseDay(text) !== undefined;
