import { randomUUID } from 'node:crypto';
import { REPLY_LIMITS } from '@nimantran/proto/http/guests/invitations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { FUNCTION, type Guests, newSecretOf, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'replies', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests, { REPLIES_PER_ADDRESS_HOUR: '20' });
  });
  afterAll(() => guests.close());
  const countsOf = async ({ number, owner }: { number: string; owner: { uid: string } }) =>
    (await guests.ask(owner, 'GET', `/api/guest-pages/${number}`)).body.counts;

  it('from one address end at the limit of an hour, also those of an IPv6 network, and of others go on', async () => {
    const page = await guests.page();
    const limit = guests.context.config.REPLIES_PER_ADDRESS_HOUR;
    const spam = async (count: number, addressOf: (index: number) => string) => {
      const answers: Awaited<ReturnType<Guests['reply']>>[] = [];
      for (let index = 0; index < count; index += 20) {
        const some = Array.from({ length: 20 }, (_, offset) =>
          guests.reply(page.token, {}, { address: addressOf(index + offset) }),
        );
        answers.push(...(await Promise.all(some)));
      }
      return {
        kept: answers.filter(({ status }) => status === 200).length,
        refused: answers.filter(({ status, body }) => status === 429 && body.code === 'too_many_replies').length,
      };
    };
    const ofOne = await spam(1_000, () => '203.0.113.7');
    const ofNetwork = await spam(60, (index) => `2001:db8::${(index + 1).toString(16)}`);
    // Twice as many if the clock strikes meanwhile.
    for (const { kept } of [ofOne, ofNetwork]) expect([limit, 2 * limit]).toContain(kept);
    expect(ofOne.refused).toBe(1_000 - ofOne.kept);
    const other = await guests.reply(page.token, {}, { address: '203.0.113.8' });
    expect(other.status).toBe(200);
    expect(await countsOf(page)).toMatchObject({ coming: ofOne.kept + ofNetwork.kept + 1 });
  });

  it('to one page end at its limit, also all at once; those that are there may still be changed', async () => {
    const page = await guests.page();
    const { secret } = await guests.reply(page.token);
    await guests.context.db
      .updateTable('pages')
      .set({ repliesTaken: REPLY_LIMITS.a_page - 2 })
      .where('orderNumber', '=', page.number)
      .execute();
    const answers = await Promise.all(Array.from({ length: 6 }, () => guests.reply(page.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('page_full');
    expect((await guests.reply(page.token, { name: 'Changed' }, { secret })).status).toBe(200);
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${page.token}`)).body.replies).toEqual({
      ...{ open: false, closed_because: 'page_full', close_on: null },
    });
  });

  it('sent twice at once are one reply', async () => {
    const page = await guests.page();
    const secret = newSecretOf(randomUUID());
    const answers = await Promise.all(Array.from({ length: 8 }, () => guests.reply(page.token, {}, { secret })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await countsOf(page)).toMatchObject({ coming: 1, functions: [{ key: FUNCTION, people: 2 }] });
    const { repliesTaken } = await guests.context.db
      .selectFrom('pages')
      .select('repliesTaken')
      .where('orderNumber', '=', page.number)
      .executeTakeFirstOrThrow();
    expect(repliesTaken).toBe(1);
  });

  it.each([
    ['no name', { name: ' \u200b ' }, 'name'],
    ['a name of two lines', { name: 'Asha\nRohan' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['a control character', { line: 'bell \u0007' }, 'line'],
    ['a mark that turns the text', { name: 'Asha \u202egnp.exe' }, 'name'],
    ['a line that is too long', { line: 'x'.repeat(301) }, 'line'],
    ['a function of another invitation', { people: { sangeet: 2 } }, 'people.sangeet'],
    ['nobody who comes', { people: {} }, 'people'],
  ])('with %s are refused with the field', async (_, changes, field) => {
    const { token } = await guests.page();
    const { status, body } = await guests.reply(token, changes);
    expect([status, body.code]).toEqual([400, 'invalid_reply']);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it.each([
    ['more than 20 people', { people: { [FUNCTION]: 21 } }],
    ['a person less than none', { people: { [FUNCTION]: -1 } }],
    ['half a person', { people: { [FUNCTION]: 0.5 } }],
    ['a body of any size', { line: 'x'.repeat(100_000) }],
  ])('with %s break the contract', async (_, changes) => {
    const { token } = await guests.page();
    expect((await guests.reply(token, changes)).status).toBeOneOf([400, 413]);
  });

  it('keep markup as the letters that it is, for pages and tables to escape', async () => {
    const page = await guests.page();
    await guests.reply(page.token, { name: '<b>Dev</b>', line: '=HYPERLINK("https://x.test")' });
    await guests.reply(page.token, { name: 'Kavya', coming: false });
    const csv = await guests.ask(page.owner, 'GET', `/api/guest-pages/${page.number}/replies.csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="${page.number}-replies.csv"`);
    const lines = csv.text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('"Name","Comes","Wedding","Message","First reply (UTC)","Last change (UTC)","Spam?"');
    expect(lines[1]).toContain(`"<b>Dev</b>","Yes","2","'=HYPERLINK(""https://x.test"")"`);
    expect(lines[2]).toContain('"Kavya","No","0",""');
  });

  it('of bots are apart, in no count, until the host accepts one', async () => {
    const page = await guests.page();
    const now = guests.time.now.getTime();
    for (const changes of [
      { website: 'https://spam.test' },
      { opened_at: new Date(now - 1_000).toISOString() },
      { opened_at: 'yesterday' },
      { opened_at: new Date(now + 600_000).toISOString() },
    ])
      expect((await guests.reply(page.token, changes)).status).toBe(200);
    await guests.reply(page.token, { name: 'Kavya' });
    const listed = async (suspect: boolean) =>
      (await guests.ask(page.owner, 'GET', `/api/guest-pages/${page.number}/replies?suspect=${suspect}`)).body.replies as {
        id: string;
        name: string;
      }[];
    expect(await listed(false)).toMatchObject([{ name: 'Kavya' }]);
    const suspects = await listed(true);
    expect(suspects).toHaveLength(4);
    expect(await countsOf(page)).toMatchObject({ coming: 1, suspect: 4, functions: [{ people: 2 }] });
    await guests.ask(page.owner, 'PUT', `/api/guest-pages/${page.number}/replies/${suspects[0]?.id}/accepted`);
    await guests.ask(page.owner, 'DELETE', `/api/guest-pages/${page.number}/replies/${suspects[1]?.id}`);
    expect(await countsOf(page)).toMatchObject({ coming: 2, suspect: 2, functions: [{ people: 4 }] });
  });

  it('end with the day that the host sets, in India', async () => {
    const page = await guests.page();
    const { secret } = await guests.reply(page.token);
    const set = (day: unknown) => guests.ask(page.owner, 'PUT', `/api/guest-pages/${page.number}/replies-close-on`, { day });
    expect((await set('2026-02-30')).body.code).toBe('invalid_day');
    expect((await set('2026-11-26')).body.replies_close_on).toBe('2026-11-26');
    const before = guests.time.now;
    try {
      guests.time.now = new Date('2026-11-26T18:29:59Z');
      expect((await guests.reply(page.token)).status).toBe(200);
      guests.time.now = new Date('2026-11-26T18:30:00Z');
      const late = await guests.reply(page.token);
      expect([late.status, late.body.code]).toEqual([409, 'replies_closed']);
      expect((await guests.reply(page.token, {}, { secret })).body.code).toBe('replies_closed');
      expect((await guests.ask('nobody', 'GET', `/api/invitations/${page.token}`)).body.replies).toEqual({
        ...{ open: false, closed_because: 'day_passed', close_on: '2026-11-26' },
      });
      // A guest may still withdraw a reply.
      expect((await guests.ask('nobody', 'DELETE', `/api/invitations/${page.token}/replies/${secret}`)).status).toBe(204);
      await set(null);
      expect((await guests.reply(page.token)).status).toBe(200);
    } finally {
      guests.time.now = before;
    }
  });

  it('come while orders is away', async () => {
    const page = await guests.page();
    guests.silent.add('orders');
    try {
      expect((await guests.reply(page.token)).status).toBe(200);
    } finally {
      guests.silent.clear();
    }
  });

  it('are listed by pages, newest first, each once', async () => {
    const page = await guests.page();
    for (let index = 0; index < 5; index += 1) await guests.reply(page.token, { name: `Guest ${index}` });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/api/guest-pages/${page.number}/replies?limit=2${cursor && `&cursor=${cursor}`}`;
      const { body } = await guests.ask(page.owner, 'GET', path);
      seen.push(...(body.replies as { name: string }[]).map(({ name }) => name));
      cursor = body.next_cursor as string | null;
    }
    expect(seen).toEqual(['Guest 4', 'Guest 3', 'Guest 2', 'Guest 1', 'Guest 0']);
  });
});
