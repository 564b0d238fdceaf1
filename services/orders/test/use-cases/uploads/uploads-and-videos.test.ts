// Long because it follows the files of an order from the first upload to the end of the video, on one shop.
import { randomUUID } from 'node:crypto';
import { fixedClock } from '@nimantran/kit/db/database';
import type { Order, OrderState } from '@nimantran/proto/domain/order';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrdersContext } from '../../../src/context.ts';
import { saveDraft } from '../../../src/db/orders/drafts.ts';
import { lockOrder } from '../../../src/db/orders/orders.ts';
import type { OrderRow } from '../../../src/db/schema.ts';
import { insertSupport } from '../../../src/db/support/support-requests.ts';
import { uploadsFate } from '../../../src/domain/uploads/upload-retention.ts';
import { endVideos } from '../../../src/jobs/end-videos.ts';
import { eraseOrders } from '../../../src/jobs/erase-orders.ts';
import { composeMail } from '../../../src/mails/compose-mail.ts';
import { eraseOrder } from '../../../src/use-cases/customers/erase-customer.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { cancelUnpaidOrder, expireUnpaidOrder } from '../../../src/use-cases/orders/end-unpaid-order.ts';
import { forgetUploads } from '../../../src/use-cases/uploads/forget-uploads.ts';
import { aCopy, anOrder, aVideo, OTHERS_PHOTO, PHOTO, person, purgedNews, someExtras } from '../../support/fixtures.ts';
import { withQuietShop } from '../../support/quiet-shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-02T10:00:00Z');
const asha = person('asha');
const admin = person('root', ['admin']);

const emptyDraft = {
  details: { bride: 'Asha' },
  photos: {},
  own_music: false,
  music: null,
  bride_first: false,
  resolution: '720p' as const,
  delivery: 'standard' as const,
  remove_watermark: false,
  promo_code: '',
  billing: { name: '', country: '', state: '', gstin: '' },
};

describe('when uploads go', () => {
  const free = new Date(START);
  const calm = { isDisputed: false, hasUnpaidRevision: false, hasWantedChanges: false };
  const order = (changes: Partial<OrderRow> = {}) =>
    ({ state: 'completed', heldAt: null, uploadsFreeAt: free, eraseWantedAt: null, ...changes }) as OrderRow;

  it.each<[string, OrderRow, Partial<typeof calm>, ReturnType<typeof uploadsFate>]>([
    ['delivered', order(), {}, { dueAt: new Date(START + 48 * HOUR_MS) }],
    ['cancelled', order({ state: 'cancelled' }), {}, { dueAt: new Date(START + 48 * HOUR_MS) }],
    ['of somebody who is forgotten', order({ eraseWantedAt: free }), {}, { dueAt: free }],
    ['disputed', order(), { isDisputed: true }, { kept: 'dispute' }],
    ['with changes to pay', order(), { hasUnpaidRevision: true }, { kept: 'changes' }],
    ['with changes to decide on', order(), { hasWantedChanges: true }, { kept: 'changes' }],
    ['on hold', order({ state: 'processing', heldAt: free, uploadsFreeAt: null }), {}, { kept: 'question' }],
    ['being made again', order({ state: 'processing', uploadsFreeAt: null }), {}, { kept: 'needed' }],
    ['unpaid', order({ state: 'awaiting_payment', uploadsFreeAt: null }), {}, { kept: 'needed' }],
  ])('%s', (_, row, objections, fate) => {
    expect(uploadsFate(row, { ...calm, ...objections }, 48)).toEqual(fate);
  });
});

describe('uploads and videos of an order', () => {
  const shop = withQuietShop();
  let now = START;
  let context: OrdersContext;
  beforeEach(async () => {
    now = START;
    // Orders of earlier tests name no uploads any more.
    await shop.context.db.updateTable('orders').set({ customisation: sql`jsonb_set(customisation, '{photos}', '{}')` }).execute();
    shop.context.clock = fixedClock(() => new Date(now));
    context = shop.context;
    context.config.VIDEOS_KEPT_DAYS = 365;
  });

  async function anOrderIn(state: OrderState) {
    const order = await shop.insert([{ kind: 'whole', amountMinor: 29_900 }]);
    await context.db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
    return order;
  }
  async function delivered() {
    const order = await anOrderIn('processing');
    const news = { video: aVideo(), copy: aCopy(), extras: someExtras(), posterKey: 'renders/poster.jpg', at: new Date(now) };
    await context.db.transaction().execute((transaction) => completeOrder(transaction, order.id, news));
    return order;
  }
  const ALL_FILES = ['video', 'whatsapp', 'card-1', 'card-2', 'square', 'pdf', 'pdf-5x7', 'loop'];
  const rowOf = (id: string) => context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const read = async (number: string, user = asha) => (await shop.call(user, 'GET', `/api/orders/${number}`)).answer as Order;
  const fate = async (id: string) =>
    (await shop.ask(`/internal/orders/${id}/fate`)) as { uploads_may_go: boolean; reason: string };
  const purge = ({ id, number }: { id: string; number: string }, changes = {}) =>
    context.db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, id);
      const news = { ...purgedNews({ id, number }), purged_at: new Date(now).toISOString(), ...changes };
      if (order) await forgetUploads(transaction, order, randomUUID(), news);
    });
  const mailsOf = (id: string, kind: 'purged' | 'video_ending') =>
    context.db.selectFrom('mails').selectAll().where('orderId', '=', id).where('kind', '=', kind).execute();

  it('may go two days after the video was made or the order died, and not a minute before', async () => {
    const cancelled = await anOrderIn('awaiting_payment');
    const expired = await anOrderIn('awaiting_payment');
    await context.db.transaction().execute(async (transaction) => {
      const [one, other] = [await lockOrder(transaction, cancelled.id), await lockOrder(transaction, expired.id)];
      if (one) await cancelUnpaidOrder(transaction, context.clock, one, { reason: 'asked', text: 'You cancelled the order.' });
      if (other) await expireUnpaidOrder(transaction, context.clock, other);
    });
    for (const { id, number } of [await delivered(), cancelled, expired]) {
      now = START + 48 * HOUR_MS - 60_000;
      expect((await fate(id)).uploads_may_go).toBe(false);
      expect((await read(number)).uploads).toMatchObject({
        state: 'due',
        photos: 1,
        due_at: new Date(START + 48 * HOUR_MS).toISOString(),
      });
      now = START + 48 * HOUR_MS;
      expect((await fate(id)).uploads_may_go).toBe(true);
    }
  });

  it('are forgotten once they are purged, and told of once', async () => {
    const order = await delivered();
    const other = { upload_id: OTHERS_PHOTO, file_name: 'family.jpg' };
    const content = { ...emptyDraft, photos: { couple: { upload_id: PHOTO, file_name: 'couple.jpg' }, family: other } };
    await context.db
      .transaction()
      .execute((transaction) => saveDraft(transaction, context.clock, { ownerUid: asha.uid, themeId: 7, version: 0, content }));
    await context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
    await purge(order, { purged_at: new Date(START - HOUR_MS).toISOString() });
    expect((await rowOf(order.id)).uploadsPurgedAt).toBeNull();
    now = START + 49 * HOUR_MS;
    await purge(order);
    await purge(order, { files: 9 });
    const drafts = await context.db.selectFrom('drafts').select(['body', 'uploadIds']).execute();
    expect(drafts).toEqual([
      { body: expect.objectContaining({ details: { bride: 'Asha' }, photos: { family: other } }), uploadIds: [OTHERS_PHOTO] },
    ]);
    expect((await read(order.number)).uploads).toEqual({
      state: 'purged',
      photos: 1,
      music: 0,
      reason: null,
      due_at: null,
      purged_at: new Date(now).toISOString(),
    });
    const row = await rowOf(order.id);
    expect([row.customisation.photos, row.purgedSlots]).toEqual([{}, ['couple']]);
    expect(row.customisation.details).not.toEqual({});
    expect(await mailsOf(order.id, 'purged')).toHaveLength(1);
    const outbox = await context.db.selectFrom('outbox').select('envelope').execute();
    const about = outbox.map(({ envelope }) => envelope).filter(({ key, type }) => key === order.id || type.includes('draft'));
    expect(JSON.stringify(about)).not.toContain(PHOTO);
    expect(JSON.stringify(about)).toContain(OTHERS_PHOTO);
    const history = (await read(order.number)).history.filter(({ kind }) => kind === 'uploads_purged');
    expect(history).toHaveLength(1);
  });

  it('are forgotten in what their owner asked support with, the others there are not', async () => {
    const order = await delivered();
    const { customisation, options, billing } = anOrder();
    const photos = { couple: { upload_id: PHOTO }, family: { upload_id: OTHERS_PHOTO } };
    const draft = { theme_id: 7, theme_version: 'v1', customisation: { ...customisation, photos }, options, billing };
    const ask = (number: string, ownerUid: string) =>
      context.db.transaction().execute((transaction) => {
        const about = { kind: 'preview' as const, subject: 'A preview', email: '', orderId: null, claim: null };
        return insertSupport(transaction, { number, ownerUid, ...about, draft }, new Date(now));
      });
    const [own, foreign] = [await ask('SR-00000001', asha.uid), await ask('SR-00000002', 'ravi')];
    now = START + 49 * HOUR_MS;
    await purge(order);
    const photosIn = async ({ id }: { id: string }) =>
      (await context.db.selectFrom('supportRequests').select('draft').where('id', '=', id).executeTakeFirst())?.draft
        ?.customisation.photos;
    expect(await photosIn(own)).toEqual({ family: { upload_id: OTHERS_PHOTO } });
    expect(await photosIn(foreign)).toEqual(photos);
  });

  it('are neither announced as deleted nor forgotten elsewhere while another order of the customer names them', async () => {
    const { db } = context;
    const replaced = await anOrderIn('awaiting_payment');
    await db.transaction().execute(async (transaction) => {
      const row = await lockOrder(transaction, replaced.id);
      if (row) await cancelUnpaidOrder(transaction, context.clock, row, { reason: 'replaced', text: 'You changed the details.' });
    });
    expect((await read(replaced.number)).uploads).toMatchObject({ state: 'due', photos: 1 });
    const made = await delivered();
    const mail = async () =>
      JSON.stringify(
        await composeMail(db, { kind: 'ready', orderId: made.id, subjectId: null, details: null } as never, context.config),
      );
    expect(await mail()).toContain('We will delete your uploads');
    const living = await anOrderIn('processing');
    expect((await read(replaced.number)).uploads).toMatchObject({ state: 'none', photos: 0 });
    expect((await read(made.number)).uploads).toMatchObject({ state: 'none', photos: 0 });
    expect(await mail()).not.toContain('We will delete your uploads');

    const photos = { couple: { upload_id: PHOTO, file_name: 'couple.jpg' } };
    const content = { ...emptyDraft, photos };
    await db
      .transaction()
      .execute((transaction) => saveDraft(transaction, context.clock, { ownerUid: asha.uid, themeId: 8, version: 0, content }));
    const photosInDraft = async () =>
      (await db.selectFrom('drafts').select('body').where('themeId', '=', 8).executeTakeFirst())?.body.photos;
    now = START + 49 * HOUR_MS;
    await purge(replaced);
    await purge(made);
    expect(await photosInDraft()).toEqual(photos);
    expect((await read(replaced.number)).uploads.state).toBe('none');
    expect(await mailsOf(replaced.id, 'purged')).toEqual([]);
    // A video can be made again only with all of its photos.
    expect((await read(made.number)).uploads.state).toBe('purged');

    await db
      .updateTable('orders')
      .set({ state: 'cancelled', uploadsFreeAt: new Date(START) })
      .where('id', '=', living.id)
      .execute();
    await purge(living);
    expect(await photosInDraft()).toEqual({});
  });

  it('are not told of as deleted by an order that never had them', async () => {
    const order = await anOrderIn('awaiting_payment');
    await context.db.transaction().execute(async (transaction) => {
      const row = await lockOrder(transaction, order.id);
      if (row) await cancelUnpaidOrder(transaction, context.clock, row, { reason: 'uploads_unavailable', text: 'Cancelled.' });
    });
    now = START + 49 * HOUR_MS;
    await purge(order, { files: 0, size_bytes: 0, state: 'cancelled' });
    expect((await rowOf(order.id)).customisation.photos).toEqual({});
    expect(await mailsOf(order.id, 'purged')).toEqual([]);
    expect((await read(order.number)).history.map(({ kind }) => kind)).not.toContain('uploads_purged');
  });

  it('stay while an order is disputed, and so does the video; the page and admins read why', async () => {
    const order = await delivered();
    now = START + 400 * DAY_MS;
    await context.db.insertInto('payments').values(paymentOf(order.id)).execute();
    const payment = await context.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow();
    await context.db.insertInto('disputes').values(disputeOf(order.id, payment.id)).execute();
    expect((await read(order.number)).uploads).toMatchObject({ state: 'kept', reason: 'dispute', photos: 1 });
    expect((await read(order.number, admin)).uploads).toMatchObject({ state: 'kept', reason: 'dispute' });
    expect((await fate(order.id)).reason).toContain('Dispute open');
    for (const days of [400, 420]) {
      now = START + days * DAY_MS;
      await endVideos(context);
    }
    expect((await rowOf(order.id)).video).not.toBeNull();
    await context.db.updateTable('disputes').set({ isOpen: false }).execute();
    await endVideos(context);
    expect((await rowOf(order.id)).video).toBeNull();
  });

  it('are given up after the time that was told, two weeks after a reminder', async () => {
    const order = await delivered();
    const until = new Date(START + 365 * DAY_MS);
    expect((await read(order.number)).video).toEqual({ kept_until: until.toISOString(), deleted_at: null });
    now = START + 351 * DAY_MS - 60_000;
    await endVideos(context);
    expect(await mailsOf(order.id, 'video_ending')).toEqual([]);
    now = START + 351 * DAY_MS;
    await endVideos(context);
    await endVideos(context);
    const [reminder, ...more] = await mailsOf(order.id, 'video_ending');
    expect(more).toEqual([]);
    const composed = reminder && (await composeMail(context.db, reminder, context.config));
    expect(composed?.content.rows).toContainEqual({ label: 'Kept until', value: '2 November 2027', strong: true });
    now = START + 365 * DAY_MS - 60_000;
    await endVideos(context);
    expect((await read(order.number)).can.download).toBe(true);
    now = START + 365 * DAY_MS;
    await endVideos(context);
    await endVideos(context);
    const gone = await read(order.number);
    expect([gone.can.download, gone.downloads]).toEqual([false, []]);
    expect(await rowOf(order.id)).toMatchObject({ videoCopy: null, extras: null });
    expect(gone.video).toEqual({ kept_until: null, deleted_at: until.toISOString() });
    expect(gone.history.at(-1)?.kind).toBe('video_deleted');
    for (const file of ['video', 'whatsapp', 'card-1', 'pdf', 'loop']) {
      const download = await shop.call(asha, 'POST', `/api/orders/${order.number}/download?file=${file}`);
      expect(download).toMatchObject({ status: 410, answer: { code: 'video_deleted' } });
    }
    const told = await context.db.selectFrom('outbox').select('envelope').where('type', '=', 'orders.video.lapsed').execute();
    expect(told.filter(({ envelope }) => envelope.key === order.id)).toHaveLength(1);
  });

  it('have no small copy where they are older than copies, nor once the whole money went back', async () => {
    const copyOf = ({ number }: { number: string }) =>
      shop.call(asha, 'POST', `/api/orders/${number}/download?file=whatsapp`) as Promise<{
        status: number;
        answer: { code: string };
      }>;
    const older = await anOrderIn('processing');
    const news = { video: aVideo(), posterKey: null, at: new Date(now) };
    await context.db.transaction().execute((transaction) => completeOrder(transaction, older.id, news));
    expect((await read(older.number)).downloads.map(({ file }) => file)).toEqual(['video']);
    expect(await copyOf(older)).toMatchObject({ status: 404, answer: { code: 'no_copy' } });
    const order = await delivered();
    expect((await read(order.number)).downloads.map(({ file }) => file)).toEqual(ALL_FILES);
    await context.db.updateTable('orders').set({ state: 'refunded' }).where('id', '=', order.id).execute();
    expect((await read(order.number)).downloads).toEqual([]);
    expect(await copyOf(order)).toMatchObject({ status: 409, answer: { code: 'not_downloadable' } });
  });

  it('lose an old copy and the extras to a new video that came without them', async () => {
    const order = await delivered();
    await context.db.updateTable('orders').set({ state: 'processing' }).where('id', '=', order.id).execute();
    expect((await read(order.number)).downloads.map(({ file }) => file)).toEqual(ALL_FILES);
    now += HOUR_MS;
    const news = { video: { ...aVideo(), sha256: 'e'.repeat(64) }, copy: null, posterKey: null, at: new Date(now) };
    await context.db.transaction().execute((transaction) => completeOrder(transaction, order.id, news));
    expect((await read(order.number)).downloads.map(({ file }) => file)).toEqual(['video']);
  });

  it('are told of with the larger files and their sizes, each with its way to the order', async () => {
    const order = await delivered();
    const mail = await context.db
      .selectFrom('mails')
      .selectAll()
      .where('orderId', '=', order.id)
      .where('kind', '=', 'ready')
      .executeTakeFirstOrThrow();
    const { content } = (await composeMail(context.db, mail, context.config)) ?? {};
    const page = `${context.config.PUBLIC_URL}/user/invitations/${order.number}`;
    expect(content?.rows).toContainEqual({ label: 'Video', value: '1080p, 977 KB' });
    expect(content?.rows).toContainEqual({ label: 'For WhatsApp', value: '848 × 476, 410 KB' });
    expect([content?.action.url, content?.also?.url]).toEqual([`${page}#download`, `${page}#whatsapp`]);
    expect(content?.paragraphs.join(' ')).toContain('We will keep all of it for you until');
  });

  it('are kept as long as the reminder said, though the shop keeps videos for less since', async () => {
    const order = await delivered();
    now = START + 351 * DAY_MS;
    await endVideos(context);
    context.config.VIDEOS_KEPT_DAYS = 10;
    const kept = START + 365 * DAY_MS;
    expect((await read(order.number)).video?.kept_until).toBe(new Date(kept).toISOString());
    now = kept - 60_000;
    await endVideos(context);
    expect((await rowOf(order.id)).video).not.toBeNull();
    now = kept;
    await endVideos(context);
    expect((await rowOf(order.id)).video).toBeNull();
  });

  it('are nobody’s to be reminded of once their customer is forgotten', async () => {
    const order = await delivered();
    await context.db.transaction().execute((transaction) => eraseOrder(transaction, order.id));
    now = START + 400 * DAY_MS;
    await endVideos(context);
    expect(await mailsOf(order.id, 'video_ending')).toEqual([]);
    expect(await rowOf(order.id)).toMatchObject({ video: null, videoCopy: null, extras: null });
  });

  it('of the others end and are forgotten though one of them always fails', async () => {
    const [broken, fine] = [await delivered(), await delivered()];
    const rule = sql.raw(`alter table orders add constraint broken check (id <> '${broken.id}' or
      (video_reminded_at is null and erased_at is null)) not valid`);
    await rule.execute(context.db);
    now = START + 500 * DAY_MS;
    await endVideos(context);
    expect((await rowOf(fine.id)).videoRemindedAt).not.toBeNull();
    await context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
    await context.db
      .updateTable('orders')
      .set({ eraseWantedAt: sql<Date>`now() - (case when id = ${broken.id} then 2 else 1 end) * interval '1 hour'` })
      .where('id', 'in', [broken.id, fine.id])
      .execute();
    await eraseOrders(context);
    expect((await rowOf(fine.id)).erasedAt).not.toBeNull();
    await sql`alter table orders drop constraint broken`.execute(context.db);
  });

  it('are not given up without notice where the reminder came late', async () => {
    const order = await delivered();
    now = START + 500 * DAY_MS;
    await endVideos(context);
    await endVideos(context);
    expect((await read(order.number)).video?.kept_until).toBe(new Date(START + 514 * DAY_MS).toISOString());
    now = START + 514 * DAY_MS - 60_000;
    await endVideos(context);
    expect((await rowOf(order.id)).video).not.toBeNull();
    now = START + 514 * DAY_MS;
    await endVideos(context);
    expect((await rowOf(order.id)).video).toBeNull();
  });
});

const paymentOf = (orderId: string) => ({
  id: randomUUID(),
  orderId,
  paymentIntent: `pi_${randomUUID()}`,
  checkoutId: null,
  billId: null,
  currency: 'INR',
  amountMinor: 29_900,
  outcome: 'refused' as const,
  receivedAt: new Date(START),
  invoicedAt: null,
});
const disputeOf = (orderId: string, paymentId: string) => ({
  id: `dp_${randomUUID()}`,
  orderId,
  paymentId,
  currency: 'INR',
  amountMinor: 29_900,
  reason: 'fraudulent',
  status: 'needs_response',
  isOpen: true,
  respondBy: null,
  openedAt: new Date(START),
  closedAt: null,
  toldAt: new Date(START),
});
