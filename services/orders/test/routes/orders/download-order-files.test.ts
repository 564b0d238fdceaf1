import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { User } from '@nimantran/proto/domain/user';
import { getOrder, openCheckout, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { aCopy, anOrder, aVideo, person, someExtras } from '../../support/fixtures.ts';
import { house } from '../../support/neighbours.ts';
import { sessionIdOf, withShop } from '../../support/shop.ts';

const SMALL = 1_000;
/** More than fits into the buffers between the store and a reader. */
const LARGE = 64 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 7);

describeWith(['postgres'], 'the zip of all files of a video', () => {
  const shop = withShop();
  const [asha, ravi] = [person('asha'), person('ravi')];
  const read: string[] = [];
  const open = new Set<Readable>();

  afterEach(() => shop.context.db.deleteFrom('attempts').where('what', '=', 'zip').execute());

  /** A finished order, whose video has that many bytes. */
  async function finished(of: User, bytes = SMALL): Promise<string> {
    shop.context.readObject = async (key) => {
      read.push(key);
      const isLarge = key.endsWith('large.mp4');
      const chunks = isLarge ? Array.from({ length: LARGE / CHUNK.length }, () => CHUNK) : [Buffer.alloc(SMALL, key)];
      const stream = Readable.from(chunks);
      open.add(stream);
      stream.once('close', () => open.delete(stream));
      return stream;
    };
    const call = shop.as(of);
    const { order } = await call(placeOrder, { body: { ...anOrder(), once_more: true }, idempotencyKey: randomUUID() });
    const { number } = order;
    const checkout = await call(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await call(settleOrder, { params: { number } });
    const { cards, square, pdf, pdf_5x7, loop } = someExtras();
    const small = <File extends { size_bytes: number }>(file: File): File => ({ ...file, size_bytes: SMALL });
    const print = { pdf: small(pdf), pdf_5x7: small(pdf_5x7) };
    const extras = { cards: cards.map(small), square: small(square), ...print, loop: small(loop) };
    const large = bytes === LARGE ? { object_key: 'videos/large.mp4' } : {};
    const delivered = { video: { ...aVideo(), size_bytes: bytes, ...large }, copy: small(aCopy()), extras };
    const id = await shop.idOf(number);
    await shop.context.db
      .transaction()
      .execute((transaction) => completeOrder(transaction, id, { ...delivered, posterKey: null, at: new Date() }));
    return number;
  }
  const ask = async (by: User, number: string, more: RequestInit = {}) =>
    fetch(`${shop.url}/api/orders/${number}/files.zip`, {
      headers: { authorization: `Bearer ${await house.forUser(by)}` },
      ...more,
    });

  it('holds each file under the name that its customer sees, and counts as a download', async () => {
    const number = await finished(asha);
    read.length = 0;
    const answer = await ask(asha, number);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('filename="Asha-Rohan-wedding-invitation.zip"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
    const files = unzipSync(bytes);
    const pictures = ['-card-1.jpg', '-card-2.jpg', '-square.jpg'];
    const endings = ['.mp4', '-whatsapp.mp4', ...pictures, '.pdf', '-5x7.pdf', '-loop.mp4', '.ics', '.txt'];
    expect(Object.keys(files)).toEqual(endings.map((ending) => `Asha-Rohan-wedding-invitation${ending}`));
    const contents = Object.values(files).map((file) => Buffer.from(file));
    const [calendar, words] = contents.splice(-2).map(String);
    expect(contents).toEqual(read.map((key) => Buffer.alloc(SMALL, key)));
    expect(calendar).toMatch(/^BEGIN:VCALENDAR.*DTSTART;TZID=Asia\/Kolkata:20261205T193000/s);
    expect(words).toMatch(/^[^*]*Asha & Rohan.*\n\* \* \*\n.*Saturday, 5 December 2026/s);
    const { history } = await shop.as(asha)(getOrder, { params: { number } });
    expect(history.at(-1)?.kind).toBe('downloaded');
    read.length = 0;
    expect((await ask(asha, number, { method: 'HEAD' })).status).toBe(200);
    expect(read).toEqual([]);
  });

  it('does not exist for another person, and is gone with its video', async () => {
    const number = await finished(asha);
    expect((await ask(ravi, number)).status).toBe(404);
    expect((await fetch(`${shop.url}/api/orders/${number}/files.zip`)).status).toBe(401);
    await shop.context.db.updateTable('orders').set({ videoDeletedAt: new Date() }).where('number', '=', number).execute();
    expect((await ask(asha, number)).status).toBe(410);
  });

  it('read slowly holds up nobody else, and ends with its reader', async () => {
    const number = await finished(asha, LARGE);
    const leave = new AbortController();
    const slow = await Promise.all([1, 2].map(() => ask(asha, number, { signal: leave.signal })));
    expect(slow.map(({ status }) => status)).toEqual([200, 200]);
    const third = await ask(asha, number);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await third.json()).toMatchObject({ code: 'zips_at_once' });
    const another = await ask(ravi, await finished(ravi));
    expect(Object.keys(unzipSync(new Uint8Array(await another.arrayBuffer())))).toHaveLength(10);
    expect((await shop.as(asha)(getOrder, { params: { number } })).state).toBe('completed');
    expect(open.size).toBe(2);
    leave.abort();
    await eventually('the store is read no further', () => open.size === 0);
    const again = await ask(asha, number);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('is limited to twenty an hour for each person', async () => {
    const number = await finished(asha);
    const hour = sql<Date>`date_trunc('hour', now())`;
    const attempt = { who: `uid:${asha.uid}`, what: 'zip', windowStart: hour, count: 20 };
    await shop.context.db.insertInto('attempts').values(attempt).execute();
    const refused = await ask(asha, number);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too_many_downloads']);
  });
});
