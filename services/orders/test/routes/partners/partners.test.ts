import { randomUUID } from 'node:crypto';
import { csvOf, unguarded } from '@nimantran/kit/csv';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import {
  changePartner,
  downloadPartnerOrders,
  getPartnerDashboard,
  listPartners,
  recordVisit,
} from '@nimantran/proto/http/orders/partners';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { readDaySpan } from '../../../src/domain/day-span.ts';
import { partnerReport, type ReferredOrder } from '../../../src/domain/partners/partner-report.ts';
import { commissionOf, newPartnerCode } from '../../../src/domain/partners/referral.ts';
import { forgetCustomer } from '../../../src/use-cases/customers/erase-customer.ts';
import { anOrder, person } from '../../support/fixtures.ts';
import { house } from '../../support/neighbours.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'partners', () => {
  const shop = withShop();
  const admin = person('admin', ['admin']);
  const partner = (name: string) => person(name, ['partner']);
  const dashboard = (who: ReturnType<typeof person>, query: { from?: string; to?: string } = {}) =>
    shop.as(who)(getPartnerDashboard, { query });
  const visit = (code: string, visitor_id: string = randomUUID(), by?: ReturnType<typeof person>) =>
    shop.as(by)(recordVisit, { body: { code, visitor_id, landing: '/?partner=x' } });
  const place = (partner_code: string | null, by = person('asha')) => {
    const attribution = { referrer_source: 'Organic', referrer_landing: '/', first_visit: '2026-11-21', partner_code };
    return shop.as(by)(placeOrder, { body: anOrder({ attribution }), idempotencyKey: randomUUID() });
  };
  const rowOf = (number: string) =>
    shop.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const pay = async ({ order, checkout }: Awaited<ReturnType<typeof place>>, by = person('asha')) => {
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await shop.as(by)(settleOrder, { params: { number: order.number } });
    return order.number;
  };
  const csvAs = async (who: ReturnType<typeof person>, query = '') =>
    fetch(`${shop.url}${downloadPartnerOrders.path}${query}`, {
      headers: { authorization: `Bearer ${await house.forUser(who)}` },
    });

  it('get a code at first sight, one also when they look from two tabs at once', async () => {
    const pia = partner('pia');
    const seen = await Promise.all([dashboard(pia), dashboard(pia), dashboard(pia)]);
    const [first] = seen;
    expect(new Set(seen.map(({ code }) => code)).size).toBe(1);
    expect(first).toMatchObject({ commission_percent: 10, is_active: true, days: [], orders: [] });
    expect(first?.totals).toEqual({ visits: 0, orders: 0, revenue: [], commission: [] });
    expect(first?.link).toBe(`https://shop.test/?partner=${first?.code}`);
    expect((await shop.as(admin)(listPartners)).filter(({ uid }) => uid === pia.uid)).toEqual([
      { uid: pia.uid, email: pia.email, code: first?.code, commission_percent: 10, is_active: true, orders: 0, balances: [] },
    ]);
  });

  it('see only what is their own, and nobody else sees it', async () => {
    const [ana, ben] = [partner('ana'), partner('ben')];
    const { code } = await dashboard(ana);
    await visit(code);
    await pay(await place(code));
    expect(await dashboard(ana)).toMatchObject({ totals: { visits: 1, orders: 1 } });
    expect(await dashboard(ben)).toMatchObject({ totals: { visits: 0, orders: 0 }, orders: [] });
    for (const who of [person('asha'), admin, person('dev', ['designer'])]) {
      expect((await refusal(dashboard(who))).status).toBe(403);
      expect((await csvAs(who)).status).toBe(403);
    }
    expect((await refusal(shop.as(undefined)(getPartnerDashboard))).status).toBe(401);
    const params = { uid: ana.uid };
    const body = { commission_percent: 50, is_active: true };
    for (const who of [ana, person('asha')]) {
      expect((await refusal(shop.as(who)(listPartners))).status).toBe(403);
      expect((await refusal(shop.as(who)(changePartner, { params, body }))).status).toBe(403);
    }
    const text = JSON.stringify(await dashboard(ana)) + (await (await csvAs(ana)).text());
    for (const secret of ['asha', 'Rohan', 'NM-', 'Rao']) expect(text).not.toContain(secret);
  });

  it('have the visits of an IPv6 network counted as those of one address', async () => {
    const body = { code: 'NOSUCHCODE', visitor_id: randomUUID(), landing: '/' };
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:2:3:4:5'])
      await shop.as(undefined)(recordVisit, { body, headers: { 'x-forwarded-for': address } });
    const counted = shop.context.db.selectFrom('attempts').select(['who', 'count']).where('who', 'like', 'ip:2001:%');
    expect(await counted.execute()).toEqual([{ who: 'ip:2001:db8:0:1::/64', count: 2 }]);
  });

  it('have each visitor counted once a day, and nothing told about codes that do not count', async () => {
    const cai = partner('cai');
    const { code } = await dashboard(cai);
    const visitor = randomUUID();
    await Promise.all([visit(code, visitor), visit(code, visitor), visit(code)]);
    expect(await visit('NOSUCHCODE')).toBeUndefined();
    await visit(code, randomUUID(), cai);
    const ofVisitor = shop.context.db.updateTable('partnerVisits').where('visitorId', '=', visitor);
    await ofVisitor.set({ day: sql<string>`day - 1` }).execute();
    await visit(code, visitor);
    expect((await dashboard(cai)).totals.visits).toBe(3);
    await shop.as(admin)(changePartner, { params: { uid: cai.uid }, body: { commission_percent: 10, is_active: false } });
    expect(await visit(code)).toBeUndefined();
    expect(await dashboard(cai)).toMatchObject({ is_active: false, totals: { visits: 3 } });
    expect((await refusal(visit('no code'))).status).toBe(400);
  });

  it('are kept with the orders they brought, with the share of that day; nobody refers themselves', async () => {
    const dia = partner('dia');
    const { code } = await dashboard(dia);
    const referred = await rowOf((await place(code.toLowerCase())).order.number);
    expect(referred).toMatchObject({ partnerUid: dia.uid, partnerPercent: 10 });
    const own = await rowOf((await place(code, dia)).order.number);
    const sameMail = { ...person('dia-too'), email: 'DIA@example.com' };
    const other = await rowOf((await place(code, sameMail)).order.number);
    const unknown = await rowOf((await place('NOBODY22')).order.number);
    for (const { partnerUid, partnerPercent } of [own, other, unknown])
      expect([partnerUid, partnerPercent]).toEqual([null, null]);
    const params = { uid: dia.uid };
    await shop.as(admin)(changePartner, { params, body: { commission_percent: 25, is_active: true } });
    expect((await rowOf((await place(code)).order.number)).partnerPercent).toBe(25);
    expect((await rowOf(referred.number)).partnerPercent).toBe(10);
    await shop.as(admin)(changePartner, { params, body: { commission_percent: 25, is_active: false } });
    expect((await rowOf((await place(code)).order.number)).partnerUid).toBeNull();
    const nobody = { params: { uid: 'nobody' }, body: { commission_percent: 1, is_active: true } };
    expect(await refusal(shop.as(admin)(changePartner, nobody))).toMatchObject({ status: 404, code: 'partner_not_found' });
    const tooMuch = { params, body: { commission_percent: 51, is_active: true } };
    expect((await refusal(shop.as(admin)(changePartner, tooMuch))).status).toBe(400);
  });

  it('have what an admin changes told to the audit log, once', async () => {
    const kim = partner('kim');
    await dashboard(kim);
    const params = { uid: kim.uid };
    const body = { commission_percent: 40, is_active: false };
    await shop.as(admin)(changePartner, { params, body });
    await shop.as(admin)(changePartner, { params, body });
    const rows = await shop.context.db.selectFrom('outbox').select('envelope').where('type', '=', 'orders.change.made').execute();
    const told = rows.map(({ envelope }) => envelope.data as AuditedChange).filter(({ target }) => target.id === kim.uid);
    expect(told).toEqual([
      expect.objectContaining({
        actor: { uid: admin.uid, email: admin.email },
        action: 'partner.changed',
        before: { commission_percent: 10, is_active: true },
        after: body,
      }),
    ]);
    expect(told[0]?.summary).not.toContain('@');
  });

  it('are forgotten when they ask for it: their code counts no more', async () => {
    const gia = partner('gia');
    const { code } = await dashboard(gia);
    await shop.context.db.transaction().execute((transaction) => forgetCustomer(transaction, gia.uid));
    expect((await rowOf((await place(code)).order.number)).partnerUid).toBeNull();
    const known = (await shop.as(admin)(listPartners)).find(({ uid }) => uid === gia.uid);
    expect(known).toMatchObject({ email: '', is_active: false });
  });

  it('earn a share of what was paid, and a refund takes its part back', async () => {
    const eva = partner('eva');
    const { code } = await dashboard(eva);
    await place(code);
    expect((await dashboard(eva)).totals.orders).toBe(0);
    const number = await pay(await place(code));
    expect((await dashboard(eva)).totals).toEqual({
      visits: 0,
      orders: 1,
      revenue: [{ currency: 'INR', amount_minor: 29_900 }],
      commission: [{ currency: 'INR', amount_minor: 2_990 }],
    });
    const refund = (amount_minor: number | null) =>
      shop.as(admin)(refundOrder, {
        params: { number },
        body: { amount_minor, reason: 'goodwill', note: 'x', support_number: null },
        idempotencyKey: randomUUID(),
      });
    const revenue = async () => (await dashboard(eva)).orders[0]?.revenue.amount_minor;
    await refund(9_905);
    await eventually('the part is back', async () => (await revenue()) === 19_995);
    expect((await dashboard(eva)).orders).toMatchObject([{ state: 'processing', commission: { amount_minor: 1_999 } }]);
    await refund(null);
    await eventually('the rest is back', async () => (await revenue()) === 0);
    const all = await dashboard(eva);
    expect(all.orders).toMatchObject([{ state: 'refunded', commission: { amount_minor: 0 } }]);
    expect(all.totals).toMatchObject({ orders: 1, commission: [{ currency: 'INR', amount_minor: 0 }] });
  });

  it('see the days of Asia/Kolkata that they ask for, and the same as CSV', async () => {
    const fay = partner('fay');
    const { code } = await dashboard(fay);
    for (const [paidAt, themeTitle] of [
      ['2026-03-01T18:29:59.999Z', '=HYPERLINK("x"),1'],
      ['2026-03-01T18:30:00.000Z', 'Marigold'],
      ['2026-03-03T18:29:59.999Z', 'Jasmine'],
    ] as const) {
      const number = await pay(await place(code));
      await shop.context.db
        .updateTable('orders')
        .set({ paidAt: new Date(paidAt), themeTitle })
        .where('number', '=', number)
        .execute();
    }
    const seen = await dashboard(fay, { from: '2026-03-02', to: '2026-03-03' });
    expect(seen.days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 1],
    ]);
    expect(seen.orders.map(({ theme_title }) => theme_title)).toEqual(['Jasmine', 'Marigold']);
    const response = await csvAs(fay, '?from=2026-03-01&to=2026-03-03');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="nimantran-orders-2026-03-01-to-2026-03-03.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = new TextDecoder().decode(bytes).split('\r\n');
    expect(rows[0]).toBe('"Paid at (UTC)","Theme","State","Currency","Revenue","Commission"');
    expect(rows[3]).toBe(`"2026-03-01T18:29:59.999Z","'=HYPERLINK(""x""),1","Processing","INR","299.00","29.90"`);
    expect(rows.slice(4)).toEqual(['']);
    for (const query of [
      { from: '2026-02-30' },
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2024-01-01', to: '2025-01-01' },
    ])
      expect(await refusal(dashboard(fay, query))).toMatchObject({ status: 400, code: 'invalid_span', fields: ['from'] });
    expect((await csvAs(fay, '?to=2026-99-99')).status).toBe(400);
  });

  it.each([
    [{}, '2026-10-24', '2026-11-22'],
    [{ to: '2026-03-01' }, '2026-01-31', '2026-03-01'],
    [{ from: '2026-11-22' }, '2026-11-22', '2026-11-22'],
    [{ from: '2025-11-22' }, '2025-11-22', '2026-11-22'],
  ])('read the days %j', (asked, from, to) => {
    expect(readDaySpan(asked, new Date('2026-11-21T18:30:00Z'))).toMatchObject({ from, to });
  });

  it('write cells that no spreadsheet takes for a formula, and that read back as they were', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", '1', '.', 'अ') }),
      fc.integer().map((minor) => String(minor / 100)),
    );
    const property = fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const written = csvOf(rows);
        expect(written.startsWith('\uFEFF')).toBe(true);
        const read = readCsv(written.slice(1));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [index, row] of rows.entries())
          for (const [column, text] of row.entries()) {
            const shown = read[index]?.[column] ?? '';
            if (shown !== text) expect(shown).toBe(`'${text}`);
            if (/^[=+\-@\t\r]/.test(shown)) expect(Number.isFinite(Number(shown))).toBe(true);
          }
      },
    );
    fc.assert(property, { numRuns: 500 });
    expect(csvOf([['-5.00', '-5+1', '+1', '@a', 'a,b']])).toBe(`\uFEFF"-5.00","'-5+1","'+1","'@a","a,b"\r\n`);
  });

  it.each([';=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\u200b=1+1', ' =1+1', '\u00a0@a', '|=1'])(
    'guard the cell %j',
    (text) => {
      expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
      expect(unguarded(`'${text}`)).toBe(text);
    },
  );

  it('are owed whole cents, never more than the share and never less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 100_000_000 }), fc.integer({ min: 0, max: 50 }), (revenue, percent) => {
        const commission = commissionOf(revenue, percent);
        expect(Number.isSafeInteger(commission)).toBe(true);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(commission * 100).toBeLessThanOrEqual(Math.max(0, revenue * percent));
        if (revenue > 0) expect((commission + 1) * 100).toBeGreaterThan(revenue * percent);
      }),
    );
    for (let i = 0; i < 50; i++) expect(newPartnerCode()).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  });

  it('have totals that are the sums of their days and of their orders, for each currency', () => {
    const order = fc.record<ReferredOrder>({
      paidAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-01-10'), noInvalidDate: true }),
      themeTitle: fc.constant('Marigold'),
      state: fc.constant('completed'),
      currency: fc.constantFrom('INR', 'USD', 'GBP'),
      percent: fc.integer({ min: 0, max: 50 }),
      revenueMinor: fc.integer({ min: -1_000, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 30 }), (orders) => {
        const { totals, days, orders: shown } = partnerReport(orders, [{ day: '2026-01-05', visits: 3 }]);
        expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
        expect(totals.visits).toBe(3);
        expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(orders.length);
        for (const what of ['revenue', 'commission'] as const)
          for (const { currency, amount_minor } of totals[what]) {
            const ofCurrency = (money: { currency: string }) => money.currency === currency;
            const sum = (list: { amount_minor: number }[]) => list.reduce((all, money) => all + money.amount_minor, 0);
            expect(sum(days.flatMap((day) => day[what].filter(ofCurrency)))).toBe(amount_minor);
            expect(sum(shown.map((row) => row[what]).filter(ofCurrency))).toBe(amount_minor);
          }
      }),
    );
  });
});

/** RFC 4180, as a spreadsheet reads it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
