import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { FUNCTION, type Guests, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'an invitation page', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());

  it('shows the words, takes a reply, and tells the host', async () => {
    const { number, owner, token } = await guests.page();
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const shown = await guests.ask('nobody', 'GET', `/api/invitations/${token}`);
    expect(shown.status).toBe(200);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.body).toMatchObject({
      headline: 'Rohan & Asha',
      theme: { slug: 'noor-121', layout: 'upright', fonts: ['Rozha One'], colors: { gold: '#c9a227' } },
      lines: [
        { key: 'groom_name', text: 'Rohan' },
        { key: 'bride_name', text: 'Asha' },
        { key: 'date', text: 'Saturday, 5 December 2026' },
        { key: 'time', text: '7:30 PM' },
        { key: 'venue', text: 'Lake Palace, Udaipur' },
      ],
      functions: [{ key: FUNCTION, title: 'Wedding', day: '2026-12-05', start: '19:30', place: 'Lake Palace, Udaipur' }],
      has_calendar: true,
      film: { url: expect.stringContaining('.mp4'), width: 1080 },
      replies: { open: true, closed_because: null, close_on: null },
    });

    const sent = await guests.reply(token, { name: ' Kavya ', people: { [FUNCTION]: 3 }, line: 'See you\r\nthere!' });
    expect(sent.body).toMatchObject({ name: 'Kavya', coming: true, people: { [FUNCTION]: 3 }, line: 'See you\nthere!' });
    await guests.reply(token, { name: 'Dev', coming: false, people: { [FUNCTION]: 4 } });
    const listed = await guests.ask(owner, 'GET', `/api/guest-pages/${number}/replies`);
    expect(listed.body.replies).toMatchObject([
      { name: 'Dev', coming: false, people: {}, suspect: false },
      { name: 'Kavya', coming: true, people: { [FUNCTION]: 3 } },
    ]);
    const { body } = await guests.ask(owner, 'GET', `/api/guest-pages/${number}`);
    expect(body).toMatchObject({
      on: true,
      last_day: '2026-12-05',
      // The fifth of December ends at 18:30 UTC; thirty days later:
      kept_until: '2027-01-04T18:30:00.000Z',
      counts: { coming: 1, not_coming: 1, suspect: 0, functions: [{ key: FUNCTION, title: 'Wedding', people: 3 }] },
    });
  });

  it('has a calendar file with the way back to the page, and none without a day', async () => {
    const { token } = await guests.page({ revision: 2 });
    const file = await guests.ask('nobody', 'GET', `/api/invitations/${token}/calendar.ics`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const line of ['SUMMARY:Wedding: Rohan & Asha', 'SEQUENCE:2', `URL;VALUE=URI:https://shop.test/i/${token}`])
      expect(file.text).toContain(line);
    const greeting = await guests.page({ details: { groom_name: 'Rohan', bride_name: 'Asha' } });
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${greeting.token}/calendar.ics`)).status).toBe(404);
    const { body } = await guests.ask('nobody', 'GET', `/api/invitations/${greeting.token}`);
    expect(body).toMatchObject({ has_calendar: false, functions: [{ title: 'Rohan & Asha', day: null, place: '' }] });
    const [{ key }] = body.functions as [{ key: string }];
    expect((await guests.reply(greeting.token, { people: { [key]: 1 } })).status).toBe(200);
  });
});
