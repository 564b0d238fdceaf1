const IST = 'Asia/Kolkata';

/** `2026-12-05` as it stands on an invitation: Saturday, 5 December 2026. */
export function longDate(date: string): string | undefined {
  const day = parseDate(date);
  if (day === undefined) return undefined;
  const weekday = day.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const rest = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${weekday}, ${rest}`;
}

/** `19:30` → 7:30 PM */
export function clockTime(time: string): string | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** A calendar day at midnight UTC; undefined for anything that is no real day. */
export function parseDate(date: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date ? undefined : day;
}

/** Today's date where the shop is, as YYYY-MM-DD. */
export function todayInIndia(now: Date = new Date()): string {
  return now.toLocaleDateString('en-CA', { timeZone: IST });
}

/** An instant in the reader's own time: 21 Nov, 3:45 pm. */
export function shortMoment(instant: string): string {
  return new Date(instant).toLocaleString('en-IN', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}

export function longMoment(instant: string): string {
  return new Date(instant).toLocaleString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}
