import { randomUUID } from 'node:crypto';
import { fixedClock } from '@nimantran/kit/db/database';
import { userErased } from '@nimantran/proto/events/identity';
import { draftEnded, draftSaved } from '@nimantran/proto/events/orders';
import { type DraftContent, deleteDraft, getDraft, listDrafts, saveDraft } from '@nimantran/proto/http/orders/drafts';
import { customerOrders, getOrder, placeOrder } from '@nimantran/proto/http/orders/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { endOldDrafts } from '../../../src/jobs/end-drafts.ts';
import { anOrder, envelope, PHOTO, person, WEDDING } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

const MUSIC = '33333333-3333-4333-8333-333333333333';
const DAY_MS = 86_400_000;

const aDraft = (changes: Partial<DraftContent> = {}): DraftContent => ({
  details: { bride: 'Ashalata' },
  photos: { couple: { upload_id: PHOTO, file_name: 'couple.jpg', width: 4000, height: 3000 } },
  own_music: true,
  music: { upload_id: MUSIC, file_name: 'ours.mp3', duration_seconds: 180, start_seconds: 12.5, rights: false },
  bride_first: true,
  resolution: '1080p',
  delivery: 'standard',
  remove_watermark: false,
  promo_code: '',
  billing: { name: '', country: 'IN', state: '', gstin: '' },
  ...changes,
});

describe('a draft', () => {
  const shop = withShop();
  const asha = person('asha');
  const params = { theme_id: WEDDING.id };

  beforeEach(async () => {
    await shop.context.db.deleteFrom('drafts').execute();
    await shop.context.db.deleteFrom('outbox').execute();
  });

  const save = (version: number, content = aDraft(), who = asha, theme_id: number = WEDDING.id) =>
    shop.as(who)(saveDraft, { params: { theme_id }, body: { version, content } });
  const draftOf = async (who = asha) => (await shop.as(who)(getDraft, { params })).draft;
  const told = async (type: string) => {
    const rows = await shop.context.db.selectFrom('outbox').select('envelope').where('type', '=', type).orderBy('seq').execute();
    return rows.map(({ envelope: { key, key_version, data } }) => ({ key, key_version, data }));
  };
  const idOf = async (who = asha) =>
    (await shop.context.db.selectFrom('drafts').select('id').where('ownerUid', '=', who.uid).executeTakeFirstOrThrow()).id;
  const count = async () => (await shop.context.db.selectFrom('drafts').select('id').execute()).length;

  it("is the caller's own, whoever and whatever the request names as its owner", async () => {
    const ravi = person('ravi');
    const mine = await save(0);
    const body = {
      version: mine.version,
      content: aDraft({ details: { bride: 'Somebody else' } }),
      ownerUid: asha.uid,
      themeId: WEDDING.id,
    };
    // Ravi has no draft of this theme: nothing that he sends continues Asha's.
    await shop.as(ravi)(saveDraft, { params, body });
    expect((await draftOf())?.content).toEqual(aDraft());
    expect((await draftOf(ravi))?.content.details).toEqual({ bride: 'Somebody else' });
  });

  it('is kept unfinished and given back as it was', async () => {
    const saved = await save(0);
    expect(await draftOf()).toEqual({ ...saved, content: aDraft() });
    expect((await shop.as(asha)(listDrafts)).drafts).toEqual([saved]);
    const empty = aDraft({ details: {}, photos: {}, music: null, own_music: false });
    const next = await save(saved.version, empty);
    expect(next.version).toBeGreaterThan(saved.version);
    expect((await draftOf())?.content).toEqual(empty);
  });

  it("is its owner's alone", async () => {
    await save(0);
    const ravi = person('ravi');
    const boss = person('boss', ['admin']);
    for (const other of [ravi, boss]) {
      expect(await draftOf(other)).toBeNull();
      await shop.as(other)(deleteDraft, { params });
      expect((await shop.as(other)(listDrafts)).drafts).toEqual([]);
    }
    await save(0, aDraft({ details: { bride: 'Meera' } }), ravi);
    expect((await draftOf())?.content.details).toEqual({ bride: 'Ashalata' });
    expect(await refusal(shop.as(undefined)(getDraft, { params }))).toMatchObject({ status: 401 });
    expect(await refusal(shop.as(undefined)(saveDraft, { params, body: { version: 0, content: aDraft() } }))).toMatchObject({
      status: 401,
    });
  });

  it('is not written over by a device that has not seen the newer one', async () => {
    const first = await save(0);
    const second = await save(first.version, aDraft({ details: { bride: 'Asha Lata' } }));
    const late = refusal(save(first.version, aDraft({ details: { bride: 'A.' } })));
    expect(await late).toMatchObject({ status: 409, code: 'draft_changed' });
    expect(await refusal(save(0, aDraft({ details: {} })))).toMatchObject({ status: 409 });
    // Identical details do not make another draft, whoever sends them.
    expect(await save(0, aDraft({ details: { bride: 'Asha Lata' } }))).toEqual(second);
  });

  it('has one winner when two devices begin at once', async () => {
    const tries = ['One', 'Two', 'Three'].map((bride) => save(0, aDraft({ details: { bride } })));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count()).toBe(1);
  });

  it('starts again with a version that no earlier draft had', async () => {
    const first = await save(0);
    await shop.as(asha)(deleteDraft, { params });
    const second = await save(first.version, aDraft({ details: {} }));
    expect(second.version).toBeGreaterThan(first.version);
  });

  it('tells media whose uploads it needs, only when they change, and nothing older', async () => {
    const first = await save(0);
    const key = await idOf();
    const data = { draft_id: key, owner_uid: asha.uid, upload_ids: [PHOTO, MUSIC].sort() };
    expect(await told(draftSaved.type)).toEqual([{ key, key_version: first.version, data }]);
    const second = await save(first.version, aDraft({ details: { bride: 'Asha' } }));
    expect(await told(draftSaved.type)).toHaveLength(1);
    const third = await save(second.version, aDraft({ photos: {} }));
    const now = [{ key, key_version: third.version, data: { ...data, upload_ids: [MUSIC] } }];
    expect(await told(draftSaved.type)).toEqual(now);
  });

  it('without uploads tells nobody', async () => {
    await save(0, aDraft({ photos: {}, music: null }));
    expect(await told(draftSaved.type)).toEqual([]);
  });

  it('leaves neither words nor ids of uploads behind when it is dropped', async () => {
    await save(0);
    const key = await idOf();
    await eventually('it is told', async () => {
      const waiting = await shop.context.db.selectFrom('outbox').select('id').where('publishedAt', 'is', null).execute();
      return waiting.length === 0;
    });
    await shop.as(asha)(deleteDraft, { params });
    await shop.as(asha)(deleteDraft, { params });
    expect(await told(draftEnded.type)).toEqual([{ key, key_version: expect.any(Number), data: { draft_id: key } }]);
    expect(await shop.rowsWith([PHOTO, MUSIC, 'Ashalata'])).toEqual([]);
    expect(await draftOf()).toBeNull();
  });

  async function place() {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    const pay = async () => {
      await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
      await eventually('the order is paid', async () => {
        const { state } = await shop.as(asha)(getOrder, { params: { number: order.number } });
        return state === 'processing';
      });
    };
    return { pay };
  }

  it('is there until its order is paid', async () => {
    await save(0);
    const { pay } = await place();
    expect(await count()).toBe(1);
    await pay();
    expect(await count()).toBe(0);
    expect(await told(draftEnded.type)).toHaveLength(1);
  });

  it('stays when it was changed after it was ordered, and beside an order of another theme or person', async () => {
    const saved = await save(0);
    const { pay } = await place();
    await save(saved.version, aDraft({ details: { bride: 'Her sister' } }));
    await save(0, aDraft(), asha, 8);
    await save(0, aDraft(), person('ravi'));
    await pay();
    expect(await count()).toBe(3);
  });

  it('is kept 14 days after its last change, and not a minute longer', async () => {
    const saved = await save(0);
    const changed = new Date(saved.updated_at).getTime();
    const lookAt = (time: number) => endOldDrafts({ ...shop.context, clock: fixedClock(() => new Date(time)) });
    await lookAt(changed + 14 * DAY_MS - 60_000);
    expect(await count()).toBe(1);
    await lookAt(changed + 14 * DAY_MS + 60_000);
    expect(await count()).toBe(0);
    expect(await told(draftEnded.type)).toHaveLength(1);
  });

  it('is the oldest to go when somebody has thirty', async () => {
    for (let theme = 1; theme <= 31; theme += 1) await save(0, aDraft(), asha, theme);
    const { drafts } = await shop.as(asha)(listDrafts);
    expect(drafts.map(({ theme_id }) => theme_id)).toEqual(Array.from({ length: 30 }, (_, index) => 31 - index));
    expect(await told(draftEnded.type)).toHaveLength(1);
  });

  it('is in the copy of its owner and goes when they are forgotten', async () => {
    await save(0);
    await save(0, aDraft(), person('ravi'));
    const copy = await shop.asService()(customerOrders, { params: { uid: asha.uid } });
    expect(copy.drafts).toEqual([expect.objectContaining({ theme_id: WEDDING.id, content: aDraft() })]);
    await shop.context.bus.publish(envelope(userErased.type, asha.uid, { uid: asha.uid }));
    await eventually('it is forgotten', async () => (await count()) === 1);
    expect((await shop.rowsWith([asha.uid])).filter((line) => /^(drafts|outbox)/.test(line))).toEqual([]);
  });

  it.each([
    ['words', { details: { bride: 'a'.repeat(1_001) } }],
    ['fields', { details: Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, ''])) }],
    ['an upload', { photos: { couple: { upload_id: 'not an id', file_name: '' } } }],
  ])('is refused when it has too much: %s', async (_what, changes) => {
    expect(await refusal(save(0, aDraft(changes)))).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});
