import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarInvitation, calendarFile } from '../../src/domain/calendar-file.ts';

const wedding = {
  ...{ key: 'main', title: 'Wedding', day: '2026-12-06', start: '10:30', time_words: null },
  ...{ place: 'Rang Chowk; Haveli, Station Road', city: 'Bikaner' },
};
const haldi = { ...wedding, key: 'haldi', title: 'हल्दी', day: '2026-12-05', start: null, time_words: 'सूर्योदय पर' };
const invitation: CalendarInvitation = {
  ...{ order_id: '0b2b7b1e-6f0e-4f39-8d8e-1f5f0a4f8f11', headline: 'Arjun & Meera', functions: [wedding, haldi] },
  ...{ revision: 0, changed_at: new Date('2026-11-20T08:00:00Z') },
};

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
}

describe('the calendar file', () => {
  it('has an event for each function, at its time in India, as a parser reads it', () => {
    const { calendar, events } = eventsOf(calendarFile(invitation));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata');
    const [first, second] = events;
    expect(first?.summary).toBe('Wedding: Arjun & Meera');
    expect(first?.location).toBe('Rang Chowk; Haveli, Station Road, Bikaner');
    expect(first?.startDate.toJSDate().toISOString()).toBe('2026-12-06T05:00:00.000Z');
    expect(first?.duration.toSeconds()).toBe(3 * 3600);
    expect(second?.startDate.isDate).toBe(true);
    expect(second?.startDate.toString()).toBe('2026-12-05');
    expect(second?.description).toContain('सूर्योदय पर');
  });

  it('keeps the UIDs of a corrected order, and counts up', () => {
    const moved = { ...invitation, functions: [{ ...wedding, day: '2026-12-08' }, haldi], revision: 2 };
    const [before, after] = [invitation, moved].map((each) => eventsOf(calendarFile(each)).events);
    expect(after?.map(({ uid }) => uid)).toEqual(before?.map(({ uid }) => uid));
    expect(new Set(before?.map(({ uid }) => uid)).size).toBe(2);
    expect(before?.map(({ sequence }) => sequence)).toEqual([0, 0]);
    expect(after?.map(({ sequence }) => sequence)).toEqual([2, 2]);
  });

  it('takes no line of a customer for one of its own', () => {
    const place = 'Hall\nEND:VEVENT\r\nBEGIN:VALARM';
    const { events } = eventsOf(calendarFile({ ...invitation, functions: [{ ...wedding, place, time_words: 'a\nURL:x' }] }));
    expect(events).toHaveLength(1);
    expect(events[0]?.component.getAllProperties('url')).toEqual([]);
    expect(events[0]?.component.getAllSubcomponents()).toEqual([]);
  });

  it('folds long lines without tearing a letter apart', () => {
    const text = calendarFile({ ...invitation, headline: 'श्रीमती सुनीता एवं श्री महेश त्रिवेदी'.repeat(4) });
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(eventsOf(text).events[0]?.summary).toContain('श्रीमती सुनीता एवं श्री महेश त्रिवेदी'.repeat(4));
  });

  it('points to the page and the map', () => {
    const page = 'https://shop.example/i/abc';
    const [event] = eventsOf(calendarFile({ ...invitation, page })).events;
    expect(event?.component.getFirstPropertyValue('url')).toBe(page);
    expect(event?.description).toContain('https://www.google.com/maps/search/?api=1');
  });
});
