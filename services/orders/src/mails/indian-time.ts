const FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** An instant as people in India say it: `Saturday, 5 December, 7:30 pm IST`. */
export function indianTime(instant: Date): string {
  return `${FORMAT.format(instant)} IST`;
}
