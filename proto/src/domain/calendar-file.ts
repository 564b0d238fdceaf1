import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { parseDay } from './calendar-day.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import type { InvitationFunction } from './functions.ts';
import { mapLinkOf, placeInWords } from './map-link.ts';

/** Where functions are; it has kept UTC+05:30 without daylight saving since 1945. */
const ZONE = 'Asia/Kolkata';
const ZONE_PART = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19451015T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Invitations name no end, and calendars hide an event without length. */
const LENGTH_MS = 3 * HOUR_MS;

export interface CalendarInvitation {
  order_id: string;
  headline: string;
  functions: readonly InvitationFunction[];
  /** How often the order was corrected: a calendar takes a higher one for the newer. */
  revision: number;
  /** When the words became what they are. */
  changed_at: Date;
  /** The address of the invitation's page, if it has one. */
  page?: string | undefined;
}

/**
 * The functions of an invitation as a calendar file (RFC 5545) in the time zone of India, an event for each: all day where no start is known. UIDs
 * are made from order and function, so that the file of a corrected order moves the events that a calendar has already taken.
 */
export function calendarFile({ order_id, headline, functions, revision, changed_at, page }: CalendarInvitation): string {
  const calendar = ical({
    prodId: { company: 'Nimantran', product: 'Invitation', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => ZONE_PART },
  });
  for (const { key, title, day, start, time_words, place, city } of functions) {
    const map = mapLinkOf({ place, city });
    const described = [time_words, page, map].filter(Boolean).join('\n');
    const location = [placeInWords(place), placeInWords(city)].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `${order_id}-${key}@nimantran`,
      timezone: ZONE,
      sequence: revision,
      stamp: changed_at,
      summary: `${title}: ${headline}`,
      status: ICalEventStatus.CONFIRMED,
      ...(start === null ? { allDay: true, ...span(day, '00:00', DAY_MS) } : span(day, start, LENGTH_MS)),
      ...(location === '' ? {} : { location }),
      ...(described === '' ? {} : { description: described }),
      ...(page === undefined ? {} : { url: page }),
    });
  }
  return calendar.toString();
}

/** As local times without a zone: the library writes them down as they are, in the calendar's zone. */
function span(day: string, time: string, length: number): { start: string; end: string } {
  const midnight = parseDay(day)?.getTime() ?? 0;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const begins = midnight + hours * HOUR_MS + (minutes / 60) * HOUR_MS;
  const local = (instant: number) => new Date(instant).toISOString().slice(0, -1);
  return { start: local(begins), end: local(begins + length) };
}
