import { randomUUID } from 'node:crypto';
import { exportOrders, findOrders, type OrderSort } from '@nimantran/proto/http/orders/admin-orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { QueryOf } from '@nimantran/proto/http/shared/operation';
import { beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { person } from '../../support/fixtures.ts';
import { house } from '../../support/neighbours.ts';
import { refusal, withShop } from '../../support/shop.ts';

interface Row {
  name: string;
  placed: string;
  due: string | null;
  total: number;
  currency?: string;
  state?: string;
  delivery?: string;
  theme?: number;
  held?: string;
  completed?: string;
  headline?: string;
  billed?: string;
}

const NOW = new Date('2026-11-10T12:00:00Z');
const ROWS: readonly Row[] = [
  { name: 'a', placed: '2026-11-08T18:29:59.999', due: '2026-11-10T11:00', total: 10_000, state: 'processing' },
  { name: 'b', placed: '2026-11-08T18:30', due: '2099-11-10T13:00', total: 30_000, state: 'processing', delivery: 'express' },
  { name: 'c', placed: '2026-11-09T18:29', due: null, total: 20_000 },
  {
    name: 'd',
    placed: '2026-11-09T18:29',
    due: null,
    total: 20_000,
    theme: 9,
    headline: 'Aarav & मीनाक्षी',
    billed: "Meera O'Brien",
  },
  {
    name: 'e',
    placed: '2026-11-09T18:30',
    due: '2026-11-10T11:00',
    total: 500,
    currency: 'USD',
    state: 'processing',
    held: '2026-11-10T10:00',
  },
  {
    name: 'f',
    placed: '2026-11-07T00:00',
    due: '2026-11-09T00:00',
    total: 700,
    currency: 'USD',
    state: 'completed',
    completed: '2026-11-09T00:01',
  },
  {
    name: 'g',
    placed: '2026-11-07T00:00',
    due: '2026-11-09T00:00',
    total: 500,
    currency: 'USD',
    state: 'completed',
    completed: '2026-11-08T23:59',
  },
  { name: 'h', placed: '2026-11-10T00:00', due: '2026-11-10T11:00', total: 10_000, state: 'preview_processing' },
];

describeWith(['postgres'], 'the list of all orders', () => {
  const shop = withShop();
  const admin = person('root', ['admin']);
  const names = new Map<string, string>();
  const find = (query: QueryOf<typeof findOrders>) => shop.as(admin)(findOrders, { query });
  const found = async (query: QueryOf<typeof findOrders>) =>
    (await find({ limit: 100, ...query })).orders.map(({ number }) => names.get(number));
  /** All rows, in pages of two. */
  async function paged(query: QueryOf<typeof findOrders>): Promise<(string | undefined)[]> {
    const seen: (string | undefined)[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({ ...query, limit: 2, ...(cursor === null ? {} : { cursor }) });
      expect(page.orders.length).toBeLessThanOrEqual(2);
      seen.push(...page.orders.map(({ number }) => names.get(number)));
      cursor = page.next_cursor;
    } while (cursor !== null);
    return seen;
  }

  beforeAll(async () => {
    const { db } = shop.context;
    const instant = (text: string | null | undefined) => (text ? new Date(`${text}Z`) : null);
    for (const [index, row] of ROWS.entries()) {
      const number = `NM-0000000${'ABCDEFGH'[index]}`;
      names.set(number, row.name);
      const isDone = row.state === 'completed';
      const blank = { details: {}, photos: {}, music: null, bride_first: false };
      await db
        .insertInto('orders')
        .values({
          ...{
            id: randomUUID(),
            number,
            ownerUid: `uid-${row.name}`,
            email: `${row.name}_100%@Example.com`,
            themeId: row.theme ?? 7,
          },
          ...{ themeVersion: 'v1', themeTitle: row.theme ? 'Lotus Pond' : 'Marigold Mandap', themeCategory: 'Wedding' },
          ...{
            themeCategoryId: 1,
            themePortrait: false,
            packageKey: 'x',
            customisation: JSON.stringify(blank),
            headline: row.headline ?? '=1+1',
          },
          ...{ resolution: '1080p', removeWatermark: false, promoCode: null, lines: '[]', totalMinor: row.total },
          delivery: row.delivery === 'express' ? 'express' : 'standard',
          currency: row.currency === 'USD' ? 'USD' : 'INR',
          state: (row.state ?? 'awaiting_payment') as 'processing',
          ...{ billing: JSON.stringify({ name: row.billed ?? 'A', country: 'IN', state: 'MP', gstin: null }), termsVersion: '1' },
          ...{ termsAcceptedAt: null, musicRightsAcceptedAt: null, attribution: null, paymentError: null },
          video: isDone ? JSON.stringify({ object_key: 'v' }) : null,
          ...{
            videoCopy: null,
            extras: null,
            posterKey: null,
            payUntil: new Date('2099-01-01T00:00:00Z'),
            paidAt: null,
            endedAt: null,
            supportNumber: null,
          },
          placedAt: instant(row.placed) ?? NOW,
          dueAt: instant(row.due),
          completedAt: instant(row.completed),
          heldAt: instant(row.held),
          ...{ promisedDueAt: NOW, promoTakenAt: null, previewVideo: null, deadlineSettledAt: NOW, uploadsPurgedAt: null },
          ...{ partnerUid: null, partnerPercent: null, eraseWantedAt: null, erasedAt: null },
        })
        .execute();
    }
  });

  it.each<[OrderSort, string]>([
    ['-placed_at', 'h e d c b a g f'],
    ['placed_at', 'f g a b c d e h'],
    ['due_at', 'f g a e h b c d'],
    ['-due_at', 'b h e a g f d c'],
    ['total', 'a h c d b e g f'],
    ['-total', 'f g e b d c h a'],
  ])('sorted by %s is the same in pages as at once', async (sort, expected) => {
    expect((await found({ sort })).join(' ')).toBe(expected);
    expect((await paged({ sort })).join(' ')).toBe(expected);
  });

  it('goes on behind the place it came to, whatever is placed or moved meanwhile', async () => {
    const first = await find({ sort: 'due_at', limit: 3 });
    const last = first.orders[2]?.number ?? '';
    expect(names.get(last)).toBe('a');
    const { db } = shop.context;
    // The last row's sort value decreases.
    await db
      .updateTable('orders')
      .set({ dueAt: new Date('2026-10-01T00:00:00Z') })
      .where('number', '=', last)
      .execute();
    const next = await find({ sort: 'due_at', limit: 3, cursor: first.next_cursor ?? '' });
    expect(next.orders.map(({ number }) => names.get(number))).toEqual(['e', 'h', 'b']);
    await db
      .updateTable('orders')
      .set({ dueAt: new Date('2026-11-10T11:00:00Z') })
      .where('number', '=', last)
      .execute();
  });

  it.each<[string, QueryOf<typeof findOrders>, string]>([
    ['its number', { search: ' nm-0000000c ' }, 'c'],
    ['how its number begins', { search: 'nm 0000', state: 'completed' }, 'g f'],
    ['a number without its prefix', { search: '0000000D' }, 'd'],
    ['a mail address in any case', { search: 'B_100%@EXAMPLE.com' }, 'b'],
    ['how a mail address begins, taken literally', { search: 'b_1' }, 'b'],
    ['what looks like a wildcard and is none', { search: '%@example.com' }, ''],
    ['a name on the invitation', { search: 'AARAV' }, 'd'],
    ['how two names begin, in any order and script', { search: 'मीना aar' }, 'd'],
    ['the name on the bill', { search: "meera o'brien" }, 'd'],
    ['what a search of words would read as its own signs', { search: "aarav:* | !x <-> 'y\\" }, ''],
    ['signs alone, which are no name', { search: '&&' }, ''],
    ['a state', { state: 'awaiting_payment' }, 'd c'],
    ['a delivery', { delivery: 'express' }, 'b'],
    ["a theme's number", { theme: '9' }, 'd'],
    ["how a theme's title begins", { theme: 'lotus' }, 'd'],
    ['a currency', { currency: 'USD' }, 'e g f'],
    ['the first day, by the clock of India', { placed_from: '2026-11-09' }, 'h e d c b'],
    ['the last day, by the clock of India', { placed_to: '2026-11-09' }, 'd c b a g f'],
    ['both days', { placed_from: '2026-11-09', placed_to: '2026-11-09' }, 'd c b'],
    ['being late; what waited before it was due is not', { late: true }, 'h a'],
    ['waiting for its customer', { held: true }, 'e'],
    ['several at once', { state: 'processing', currency: 'INR', late: true }, 'a'],
  ])('is narrowed by %s', async (_, query, expected) => {
    expect((await found(query)).join(' ')).toBe(expected);
    expect((await paged(query)).join(' ')).toBe(expected);
  });

  it('says of each order how it stands to its promise', async () => {
    const { orders } = await find({ limit: 100 });
    const lateness = orders.filter((order) => order.lateness).map((order) => [names.get(order.number), order.lateness]);
    expect(lateness).toEqual([
      ['h', 'late'],
      ['a', 'late'],
      ['f', 'was_late'],
    ]);
    expect(orders.find(({ number }) => names.get(number) === 'e')?.held_since).toBe('2026-11-10T10:00:00.000Z');
  });

  it('refuses cursors of another order or none of ours, days that are none, and more than a hundred rows', async () => {
    const { next_cursor } = await find({ sort: 'due_at', limit: 2 });
    const again = (query: object) => refusal(find(query));
    expect(await again({ sort: '-due_at', cursor: next_cursor })).toMatchObject({ status: 400, code: 'invalid_cursor' });
    for (const cursor of [
      'x',
      Buffer.from('{"sort":"due_at","currency":null,"key":1e99,"seq":1}').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ])
      expect(await again({ sort: 'due_at', cursor })).toMatchObject({ status: 400, code: 'invalid_cursor' });
    expect(await again({ placed_from: '2026-02-30' })).toMatchObject({ status: 400 });
    expect(await again({ limit: 101 })).toMatchObject({ status: 400 });
    expect(await again({ sort: 'number' })).toMatchObject({ status: 400 });
  });

  it('refuses texts that the database cannot look for', async () => {
    const asked = shop.as(person('admin', ['admin']))(findOrders, { query: { search: 'a\0b' } });
    expect(await refusal(asked)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('can be had as CSV with the same filters and order, harmless for spreadsheets; by admins alone', async () => {
    const address = shop.url + addressOf(exportOrders, { query: { state: 'completed', sort: 'total' } });
    const get = async (user: Parameters<typeof person>[1]) =>
      fetch(address, { headers: { authorization: `Bearer ${await house.forUser(person('x', user))}` } });
    const answer = await get(['admin']);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = (await answer.text()).trim().split('\r\n');
    expect(head).toContain('"Order","Customer","Theme"');
    expect(rows.map((row) => [names.get(row.slice(1, 12)), row.slice(1, -1).split('","').slice(-3).join(' ')])).toEqual([
      ['g', ' USD 5.00'],
      ['f', 'was late USD 7.00'],
    ]);
    expect(rows[0]).toContain("'=1+1");
    expect((await get(['designer', 'partner'])).status).toBe(403);
    expect(await refusal(shop.as(person('asha'))(findOrders, { query: {} }))).toMatchObject({ status: 403 });
  });
});
