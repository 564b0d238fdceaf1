import { isDay } from '@nimantran/proto/domain/calendar-day';
import { isTime } from '@nimantran/proto/domain/time-of-day';
import type { BatchDates } from '@nimantran/proto/http/studio/batches';

export type Reading = { value: string } | { fault: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG_MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** A date in an unambiguous form, as YYYY-MM-DD. */
export function readDate(text: string, dates: BatchDates): Reading {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (iso) return dateOf(text, iso[1], iso[2], iso[3]);
  const worded = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]+)\.?,?[\s-]+(\d{4})$/i.exec(text);
  if (worded) {
    const month = monthOf(worded[2] ?? '');
    return month === 0 ? { fault: `“${text}” names no month. ${WRITE}` } : dateOf(text, worded[3], String(month), worded[1]);
  }
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (figures) return figuresOf(text, figures, dates);
  if (/^\d{5}$/.test(text)) return { fault: `“${text}” is how a spreadsheet counts days. Format the cells as dates. ${WRITE}` };
  return { fault: `“${text}” is not a date. ${WRITE}` };
}

const WRITE = 'Write it as YYYY-MM-DD, such as 2026-12-05.';

function figuresOf(text: string, [, first = '', second = '', year = '']: string[], dates: BatchDates): Reading {
  const [one, two] = [Number(first), Number(second)];
  if (dates === 'day_first' || (one > 12 && two <= 12)) return dateOf(text, year, second, first);
  if (two > 12 && one <= 12) return dateOf(text, year, first, second);
  if (one > 12) return { fault: `“${text}” is not a date. ${WRITE}` };
  if (one === two) return dateOf(text, year, first, second);
  return {
    fault: `“${text}” can be ${dayOf(one, two)} or ${dayOf(two, one)}. ${WRITE} Or say that the day comes first and check again.`,
  };
}

const dayOf = (day: number, month: number): string => {
  const name = LONG_MONTHS[month - 1] ?? '';
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

function monthOf(word: string): number {
  const given = word.toLowerCase();
  const short = given === 'sept' ? 'sep' : given;
  return 1 + Math.max(MONTHS.indexOf(short), LONG_MONTHS.indexOf(given));
}

function dateOf(text: string, year = '', month = '', day = ''): Reading {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(value) ? { value } : { fault: `“${text}” is a day that does not exist. ${WRITE}` };
}

/** A time of day as HH:MM. */
export function readTime(text: string): Reading {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  const wrong = { fault: `“${text}” is not a time of day. Write it as 19:30 or 7:30 PM.` };
  if (!match) return wrong;
  const [, hourText = '', minutes, half] = match;
  const hour = Number(hourText);
  if (half === undefined ? minutes === undefined : hour < 1 || hour > 12) return wrong;
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const value = `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
  return isTime(value) ? { value } : wrong;
}
