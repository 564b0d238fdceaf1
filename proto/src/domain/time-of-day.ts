/** Hours and minutes of a time written HH:MM, from 00:00 to 23:59; undefined for any other text. */
export function parseTime(text: string): { hours: number; minutes: number } | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : { hours: Number(hours), minutes: Number(minutes) };
}

/** Whether a text is a time of day, written HH:MM. */
export const isTime = (text: string): boolean => parseTime(text) !== undefined;
