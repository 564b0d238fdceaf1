const IST = 'Asia/Kolkata';

/** The time of day of an instant in the reader's time zone: 3:45 pm. */
export function dayTime(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });
}

/** A promised instant in the shop's time zone: Tuesday, 24 November, 7:30 pm IST. */
export function indianMoment(instant: string): string {
  return `${momentIn(IST, instant)}\u00a0IST`;
}

/** The same instant in the reader's time zone; undefined if that is India's. */
export function momentElsewhere(
  instant: string,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const own = momentIn(timeZone, instant);
  return own === momentIn(IST, instant) ? undefined : own;
}

/** 21 November 2026, as on a receipt. */
export function receiptDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: IST });
}

/** Short form for lists: 24 Nov, 7:30 pm IST. */
export function shortIndianMoment(instant: string): string {
  const { day, time } = partsIn(IST, instant);
  return `${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: IST })}, ${time}\u00a0IST`;
}

function momentIn(timeZone: string, instant: string): string {
  const { day, time } = partsIn(timeZone, instant);
  const weekday = day.toLocaleDateString('en-GB', { weekday: 'long', timeZone });
  return `${weekday}, ${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone })}, ${time}`;
}

/**
 * Assembled here because browsers join a date and a time differently. The hour and am/pm stay on one line. Midnight appears as
 * the end of a day, since readers take a promise for 12:00 am as one for the day after.
 */
function partsIn(timeZone: string, instant: string): { day: Date; time: string } {
  const at = new Date(instant);
  const [hours = 0, minutes = 0] = at
    .toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
    .split(':')
    .map(Number);
  if (hours % 24 === 0 && minutes === 0) return { day: new Date(at.getTime() - 1), time: 'midnight' };
  return { day: at, time: `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'am' : 'pm'}` };
}
