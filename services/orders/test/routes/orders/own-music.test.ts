import { randomUUID } from 'node:crypto';
import type { MusicChoice } from '@nimantran/proto/domain/customisation';
import { createPreviewOrder, reviseOrder } from '@nimantran/proto/http/orders/admin-orders';
import { customerOrders, openCheckout, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import {
  anOrder,
  aVideo,
  envelope,
  OTHERS_PHOTO,
  PHOTO,
  PLAIN,
  type PlaceOrderBody,
  person,
  purgedNews,
  SONG,
  SONG_SECONDS,
  THEME_VERSION,
  WEDDING,
} from '../../support/fixtures.ts';
import { CUSTOM_AUDIO_MINOR } from '../../support/neighbours.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'music of one’s own', () => {
  const shop = withShop();
  const asha = person('asha');
  const admin = person('admin', ['admin']);
  const { customisation } = anOrder();
  const song = (changes: Partial<MusicChoice> = {}): MusicChoice => ({ upload_id: SONG, start_seconds: 37, ...changes });
  const withMusic = (music: MusicChoice | null, more: Partial<PlaceOrderBody> = {}): PlaceOrderBody =>
    anOrder({
      customisation: { ...customisation, music },
      music_rights_accepted: true,
      expected_total_minor: anOrder().expected_total_minor + CUSTOM_AUDIO_MINOR,
      ...more,
    });
  const place = (body: PlaceOrderBody) => shop.as(asha)(placeOrder, { body, idempotencyKey: randomUUID() });
  const ordersNow = async () => (await shop.context.db.selectFrom('orders').select('id').execute()).length;
  const rowOf = (number: string) =>
    shop.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

  it('is ordered with the song, the place where it begins, and the word that one may use it', async () => {
    const { order } = await place(withMusic(song()));
    expect(order.customisation.music).toEqual(song());
    expect(order.lines).toContainEqual(expect.objectContaining({ kind: 'custom_audio', amount_minor: CUSTOM_AUDIO_MINOR }));
    const row = await rowOf(order.number);
    expect(row.musicRightsAcceptedAt).toEqual(row.placedAt);
    expect(shop.neighbours.held).toContainEqual({ order_id: row.id, upload_ids: [PHOTO, SONG] });
    const [placed] = await shop.facts('orders.order.placed', row.id);
    expect(placed?.data).toMatchObject({ upload_ids: [PHOTO, SONG] });
  });

  it('is not sold at the price without it', async () => {
    const { expected_total_minor } = anOrder();
    expect(await refusal(place(withMusic(song(), { expected_total_minor })))).toMatchObject({
      status: 409,
      code: 'price_changed',
    });
  });

  it('needs no word where the music is the theme’s', async () => {
    const { order } = await place(anOrder());
    expect((await rowOf(order.number)).musicRightsAcceptedAt).toBeNull();
  });

  const plain = { details: { host: 'Shah' }, photos: {}, bride_first: false };
  it.each<[string, PlaceOrderBody, string, string[]]>([
    [
      'without the word that one may use it',
      withMusic(song(), { music_rights_accepted: false }),
      'music_rights_required',
      ['music_rights_accepted'],
    ],
    [
      'when nothing is said of it',
      anOrder({ customisation: { ...customisation, music: song() } }),
      'music_rights_required',
      ['music_rights_accepted'],
    ],
    [
      'for a theme with its own music alone',
      withMusic(null, { theme_id: PLAIN.id, customisation: { ...plain, music: song() } }),
      'invalid_customisation',
      ['customisation.music'],
    ],
    ['of somebody else', withMusic(song({ upload_id: OTHERS_PHOTO })), 'invalid_customisation', ['customisation.music']],
    ['that is a photo', withMusic(song({ upload_id: PHOTO })), 'invalid_customisation', ['customisation.music']],
    [
      'in the place of a photo',
      withMusic(song(), { customisation: { ...customisation, photos: { couple: { upload_id: SONG } } } }),
      'invalid_customisation',
      ['customisation.photos.couple'],
    ],
    [
      'that ends before it is to begin',
      withMusic(song({ start_seconds: SONG_SECONDS - 0.5 })),
      'invalid_customisation',
      ['customisation.music.start_seconds'],
    ],
    [
      'that begins before its beginning',
      withMusic(song({ start_seconds: -1 })),
      'invalid_request',
      ['customisation.music.start_seconds', 'customisation.music', 'customisation.music'],
    ],
  ])('is refused %s, and nothing is written', async (_, body, code, fields) => {
    const before = await ordersNow();
    expect(await refusal(place(body))).toEqual({ status: 400, code, fields });
    expect(await ordersNow()).toBe(before);
  });

  it('ends an order whose song another order took meanwhile', async () => {
    shop.neighbours.heldElsewhere.add(SONG);
    const refused = await refusal(place(withMusic(song())));
    shop.neighbours.heldElsewhere.clear();
    expect(refused).toEqual({ status: 400, code: 'invalid_customisation', fields: ['customisation.music'] });
    const { state } = await shop.context.db
      .selectFrom('orders')
      .select('state')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  it('is told in the export, with when one said that one may use it', async () => {
    const { order } = await place(withMusic(song()));
    const { orders } = await shop.asService()(customerOrders, { params: { uid: asha.uid } });
    expect(orders).toContainEqual(
      expect.objectContaining({
        number: order.number,
        customisation: expect.objectContaining({ music: song() }),
        music_rights_accepted_at: order.placed_at,
      }),
    );
  });

  it('of a wish for a preview is asked the same, and kept with the order that comes of it', async () => {
    const { options, billing } = anOrder();
    const draft = {
      theme_id: WEDDING.id,
      theme_version: THEME_VERSION,
      customisation: { ...customisation, music: song() },
      options,
      billing,
    };
    const ask = (given: typeof draft & { music_rights_accepted?: boolean }) =>
      shop.as(asha)(openSupportRequest, {
        body: { kind: 'preview', subject: 'A preview', text: 'Please', order_number: null, claim: null, draft: given },
        idempotencyKey: randomUUID(),
      });
    expect(await refusal(ask(draft))).toEqual({
      status: 400,
      code: 'music_rights_required',
      fields: ['draft.music_rights_accepted'],
    });
    const request = await ask({ ...draft, music_rights_accepted: true });
    const made = await shop.as(admin)(createPreviewOrder, {
      params: { support_number: request.number },
      idempotencyKey: randomUUID(),
    });
    const row = await rowOf(made.number);
    expect(row.customisation.music).toEqual(song());
    expect(row.musicRightsAcceptedAt?.toISOString()).toBe(request.opened_at);
  });

  it('can be added, changed and taken away when a video is made again', async () => {
    const { order } = await place(anOrder());
    const { id } = await deliver(order.number);
    expect(await refusal(revise(order.number, { music: song() }))).toEqual({
      status: 400,
      code: 'invalid_customisation',
      fields: ['music_rights_accepted'],
    });
    expect(await refusal(revise(order.number, { music: song({ upload_id: PHOTO }), music_rights_accepted: true }))).toEqual({
      status: 400,
      code: 'invalid_customisation',
      fields: ['music'],
    });
    await revise(order.number, { music: song(), music_rights_accepted: true });
    expect(shop.neighbours.held).toContainEqual({ order_id: id, upload_ids: [SONG] });
    const [revised] = await shop.facts('orders.order.revised', id);
    expect(revised?.data).toMatchObject({ customisation: { music: song() } });
    expect((await rowOf(order.number)).musicRightsAcceptedAt).not.toBeNull();

    await deliver(order.number);
    await revise(order.number, { details: { groom: 'Rohan Rao' } });
    expect((await rowOf(order.number)).customisation.music).toEqual(song());
    await deliver(order.number);
    await revise(order.number, { music: null });
    expect((await rowOf(order.number)).customisation.music).toBeNull();
  });

  it('has to be chosen again for a revision if it was deleted', async () => {
    const { order } = await place(withMusic(song(), { customisation: { ...customisation, music: song() } }));
    const { id } = await deliver(order.number);
    await shop.context.bus.publish(envelope('media.uploads.purged', id, purgedNews({ id, number: order.number })));
    await eventually('the purge', async () => (await rowOf(order.number)).uploadsPurgedAt !== null);
    expect(await refusal(revise(order.number))).toEqual({ status: 409, code: 'photos_gone', fields: ['photos.couple', 'music'] });
    const photos = { couple: PHOTO };
    expect(await refusal(revise(order.number, { photos }))).toEqual({ status: 409, code: 'photos_gone', fields: ['music'] });
    expect((await revise(order.number, { photos, music: null })).state).toBe('processing');
  });

  it('is named nowhere any more once it was deleted, in changes that were paid for neither', async () => {
    const { order } = await place(anOrder());
    const { id } = await deliver(order.number);
    await revise(order.number, { fault: 'theirs', amount_minor: 5_000, music: song(), music_rights_accepted: true });
    await pay(order.number);
    await deliver(order.number);
    await shop.context.bus.publish(envelope('media.uploads.purged', id, purgedNews({ id, number: order.number })));
    await eventually('the purge', async () => (await rowOf(order.number)).uploadsPurgedAt !== null);
    const bills = await shop.context.db.selectFrom('bills').selectAll().where('orderId', '=', id).execute();
    expect(bills.map(({ kind, state }) => [kind, state])).toContainEqual(['revision', 'paid']);
    expect(JSON.stringify([bills, await rowOf(order.number)])).not.toContain(SONG);
  });

  async function deliver(number: string): Promise<{ id: string }> {
    const row = await rowOf(number);
    if (row.state === 'awaiting_payment') await pay(number);
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    const video = { ...aVideo(), sha256, object_key: `videos/${sha256}.mp4` };
    await shop.context.db
      .transaction()
      .execute((transaction) => completeOrder(transaction, row.id, { video, posterKey: null, at: new Date() }));
    return row;
  }

  async function pay(number: string): Promise<void> {
    const idempotencyKey = randomUUID();
    const checkout = await shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await shop.as(asha)(settleOrder, { params: { number } });
  }

  function revise(number: string, changes: Partial<BodyOf<typeof reviseOrder>> = {}) {
    const nothing = {
      fault: 'ours' as const,
      note: 'As asked for',
      details: {},
      photos: {},
      amount_minor: null,
      support_number: null,
    };
    return shop.as(admin)(reviseOrder, { params: { number }, body: { ...nothing, ...changes }, idempotencyKey: randomUUID() });
  }
});
