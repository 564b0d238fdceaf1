const FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const DAY_FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A day as written in India: `5 December 2027`. */
export function indianDate(instant: Date): string {
  return DAY_FORMAT.format(instant);
}

/** An instant as written in India: `Saturday, 5 December, 7:30 pm IST`. */
export function indianTime(instant: Date): string {
  return `${FORMAT.format(instant)} IST`;
}
