import { randomUUID } from 'node:crypto';
import { listFailedMails, resendFailedMail } from '@nimantran/proto/http/orders/failed-mails';
import { listHolidays, listUninvoiced, removeHoliday, saveHoliday } from '@nimantran/proto/http/orders/holidays';
import { listAllSupportRequests, openSupportRequest, type SupportSort } from '@nimantran/proto/http/orders/support-requests';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { holidaysOf, seedHolidays } from '../../../src/db/delivery/holidays.ts';
import { holidayFault } from '../../../src/domain/delivery/holiday-rules.ts';
import { person } from '../../support/fixtures.ts';
import { refusal, withShop } from '../../support/shop.ts';

it.each([
  ['2026-11-22', 'has begun'],
  ['2026-11-21', 'has begun'],
  ['2026-02-30', 'does not exist'],
  ['2026-11-29', 'Sunday'],
  ['2029-01-01', 'two years'],
])('a day off on %s is refused', (day) => {
  // 23:30 on 22 November in India.
  expect(holidayFault(day, new Date('2026-11-22T18:00:00Z'))).toBeTypeOf('string');
});
it('a day off may be tomorrow', () => {
  expect(holidayFault('2026-11-23', new Date('2026-11-22T18:00:00Z'))).toBeUndefined();
});

describeWith(['postgres'], "admins' tools", () => {
  const shop = withShop();
  const admin = shop.as;
  const root = person('root', ['admin']);
  const as = () => admin(root);
  const audited = async () =>
    (
      await shop.context.db
        .selectFrom('outbox')
        .select('envelope')
        .where('type', '=', 'orders.change.made')
        .orderBy('seq')
        .execute()
    ).map(({ envelope }) => envelope.data as { action: string });
  /** A weekday some weeks from now. */
  function weekday(): string {
    const at = new Date(Date.now() + 40 * 86_400_000);
    while (at.getUTCDay() === 0) at.setUTCDate(at.getUTCDate() + 1);
    return at.toISOString().slice(0, 10);
  }

  it('add a day off, name it, and take it back for good', async () => {
    const day = weekday();
    const before = (await audited()).length;
    expect(await as()(saveHoliday, { params: { day }, body: { name: ' Founders’ day ' } })).toEqual({
      day,
      name: 'Founders’ day',
      is_ahead: true,
      promised_over: 0,
    });
    expect((await holidaysOf(shop.context.db)).has(day)).toBe(true);
    await as()(saveHoliday, { params: { day }, body: { name: 'Picnic' } });
    await as()(saveHoliday, { params: { day }, body: { name: 'Picnic' } });
    await as()(removeHoliday, { params: { day } });
    await as()(removeHoliday, { params: { day } });
    await shop.context.db
      .insertInto('holidays')
      .values({ day, name: 'x' })
      .onConflict((clash) => clash.doNothing())
      .execute();
    await seedHolidays(shop.context.db);
    expect((await holidaysOf(shop.context.db)).has(day)).toBe(false);
    expect((await as()(listHolidays)).map((one) => one.day)).not.toContain(day);
    expect((await audited()).slice(before).map(({ action }) => action)).toEqual([
      'holiday.added',
      'holiday.renamed',
      'holiday.removed',
    ]);
  });

  it('refuse a day that has begun', async () => {
    expect(await refusal(as()(saveHoliday, { params: { day: '2026-01-26' }, body: { name: 'Republic Day' } }))).toEqual({
      status: 400,
      code: 'invalid_holiday',
      fields: ['day'],
    });
    expect(await refusal(as()(removeHoliday, { params: { day: '2026-01-26' } }))).toMatchObject({ code: 'invalid_holiday' });
  });

  const aMail = (values: { tries: number; givenUpAt: Date | null; sentAt?: Date | null }) => {
    const id = randomUUID();
    return shop.context.db
      .insertInto('mails')
      .values({
        id,
        orderId: null,
        kind: 'support',
        reasonKey: `support:${id}`,
        subjectId: id,
        details: null,
        createdAt: new Date(0),
        sentAt: null,
        lastError: 'No such host',
        nextTryAt: new Date('2100-01-01'),
        ...values,
      })
      .execute()
      .then(() => id);
  };

  it('list mails that were given up, and try one again', async () => {
    const [given, dropped, waiting] = await Promise.all([
      aMail({ tries: 12, givenUpAt: new Date() }),
      aMail({ tries: 1, givenUpAt: new Date() }),
      aMail({ tries: 12, givenUpAt: null }),
    ]);
    const listed = (await as()(listFailedMails)).map(({ id }) => id);
    expect(listed).toContain(given);
    expect([dropped, waiting].filter((id) => listed.includes(id))).toEqual([]);
    for (const id of [dropped, waiting, randomUUID()])
      expect(await refusal(as()(resendFailedMail, { params: { mail_id: id } }))).toMatchObject({ code: 'mail_not_given_up' });
    await as()(resendFailedMail, { params: { mail_id: given } });
    // The mail is tried again: it has no recipient any more.
    await eventually('the mail to be tried', async () => {
      const mail = await shop.context.db.selectFrom('mails').select('tries').where('id', '=', given).executeTakeFirstOrThrow();
      return mail.tries > 0 && mail.tries < 12;
    });
    expect((await audited()).at(-1)).toMatchObject({ action: 'mail.resent', target: { kind: 'mail', id: given } });
  });

  it('find requests by number, mail address and words, in either order', async () => {
    const [asha, ben] = [person('asha'), person('ben')];
    const ask = (user: typeof asha, subject: string) =>
      shop.as(user)(openSupportRequest, {
        body: { kind: 'question', subject, text: 'Please', order_number: null, claim: null, draft: null },
        idempotencyKey: randomUUID(),
      });
    const first = await ask(asha, 'A 100% red flower');
    const second = await ask(ben, 'A blue flower');
    const find = async (search: string, sort?: SupportSort) =>
      (await as()(listAllSupportRequests, { query: { search, ...(sort ? { sort } : {}) } })).requests;
    const numbers = async (search: string, sort?: SupportSort) => (await find(search, sort)).map(({ number }) => number);
    expect(await numbers(first.number.toLowerCase())).toEqual([first.number]);
    expect(await numbers('BEN@example.com')).toEqual([second.number]);
    expect(await numbers('100%')).toEqual([first.number]);
    expect(await numbers('flower', 'opened_at')).toEqual([first.number, second.number]);
    expect(await numbers('flower', '-opened_at')).toEqual([second.number, first.number]);
    expect((await find('blue'))[0]).toMatchObject({ email: ben.email, waiting_since: expect.any(String) });
    const page = await as()(listAllSupportRequests, { query: { search: 'flower', sort: '-opened_at', limit: 1 } });
    const rest = await as()(listAllSupportRequests, {
      query: { search: 'flower', sort: '-opened_at', limit: 1, cursor: page.next_cursor ?? '' },
    });
    expect([...page.requests, ...rest.requests].map(({ number }) => number)).toEqual([second.number, first.number]);
    expect(rest.next_cursor).toBeNull();
  });

  it('are for admins alone', async () => {
    for (const [user, status] of [
      [undefined, 401],
      [person('asha'), 403],
      [person('dev', ['designer']), 403],
    ] as const) {
      const call = shop.as(user);
      const day = weekday();
      for (const tried of [
        () => call(listHolidays),
        () => call(saveHoliday, { params: { day }, body: { name: 'Mine' } }),
        () => call(removeHoliday, { params: { day } }),
        () => call(listUninvoiced, { query: {} }),
        () => call(listFailedMails),
        () => call(resendFailedMail, { params: { mail_id: randomUUID() } }),
        () => call(listAllSupportRequests, { query: {} }),
      ])
        expect(await refusal(tried())).toMatchObject({ status });
    }
  });
});
