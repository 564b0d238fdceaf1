import type { DraftContent, KeptDraft } from '@nimantran/proto/http/orders/drafts';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../../../src/lib/drafts/draft.ts';
import { contentOf, draftOf, type SeenDraft } from '../../../src/lib/drafts/draft-content.ts';
import { createDraftSync, type DraftSync } from '../../../src/lib/drafts/draft-sync.ts';
import { createStore, type Store } from '../../../src/lib/store.ts';

const problem = (status: number, code: string) =>
  new ProblemError({ type: 'about:blank', title: code, status, detail: code, code });
const words = (bride: string): Draft => ({ ...EMPTY_DRAFT, details: { bride } });

/** The shop's side: one draft of one person. */
class Shop {
  kept: KeptDraft | undefined;
  version = 0;
  saves = 0;
  fault: ProblemError | undefined;

  put(content: DraftContent): KeptDraft {
    this.version += 1;
    this.kept = { theme_id: 7, version: this.version, updated_at: '2026-12-05T10:00:00.000Z', content };
    return this.kept;
  }
  async get() {
    if (this.fault) throw this.fault;
    return this.kept;
  }
  async save(version: number, content: DraftContent) {
    if (this.fault) throw this.fault;
    if (this.kept && this.kept.version !== version) throw problem(409, 'draft_changed');
    this.saves += 1;
    return this.put(content);
  }
  async drop() {
    this.kept = undefined;
  }
}

class Device {
  isHere = true;
  signedOut = 0;
  readonly draft: Store<Draft>;
  readonly sync: DraftSync;
  remembered: SeenDraft | undefined;
  constructor(shop: Shop, draft: Draft = EMPTY_DRAFT, remembered?: SeenDraft, uid = 'asha') {
    this.draft = createStore(draft);
    this.remembered = remembered;
    const write = (next: SeenDraft) => {
      this.remembered = next;
    };
    const seen = { read: () => this.remembered, write };
    const onSignedOut = () => {
      this.signedOut += 1;
    };
    this.sync = createDraftSync({ uid, draft: this.draft, shop, seen, isHere: () => this.isHere, onSignedOut });
  }
  get bride() {
    return this.draft.get().details.bride;
  }
}

describe('a draft that is kept at the shop', () => {
  let shop: Shop;
  const bride = () => shop.kept?.content.details.bride;
  const pause = (ms = 1_500) => vi.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    vi.useFakeTimers();
    shop = new Shop();
  });
  afterEach(() => vi.useRealTimers());

  it('is sent once after a pause in typing', async () => {
    const device = new Device(shop);
    await device.sync.open();
    for (const letters of ['A', 'As', 'Ash', 'Asha']) {
      device.draft.set(words(letters));
      await pause(500);
    }
    expect(shop.saves).toBe(0);
    await pause();
    expect([shop.saves, bride()]).toEqual([1, 'Asha']);
    device.draft.set((now) => ({ ...now, placing: { fingerprint: 'f', key: 'k', number: null } }));
    await pause();
    expect(shop.saves).toBe(1);
  });

  it('is sent at once when the page is left, and as soon as a visitor has signed in', async () => {
    const device = new Device(shop, words('Asha'));
    expect(await device.sync.open()).toBe(false);
    await pause(0);
    expect(bride()).toBe('Asha');
    device.draft.set(words('Asha Rao'));
    device.sync.flush();
    await pause(0);
    expect(bride()).toBe('Asha Rao');
  });

  it('comes to a new device, and to one that was left behind', async () => {
    const first = new Device(shop);
    await first.sync.open();
    first.draft.set(words('Asha'));
    await pause();
    const second = new Device(shop);
    expect(await second.sync.open()).toBe(true);
    expect(second.bride).toBe('Asha');
    second.draft.set(words('Asha Rao'));
    await pause();
    const firstAgain = new Device(shop, first.draft.get(), first.remembered);
    expect(await firstAgain.sync.open()).toBe(true);
    expect(firstAgain.bride).toBe('Asha Rao');
  });

  it('is not written over where both were changed: somebody chooses', async () => {
    const first = new Device(shop);
    const second = new Device(shop);
    await first.sync.open();
    await second.sync.open();
    first.draft.set(words('First'));
    await pause();
    second.draft.set(words('Second'));
    await pause(60_000);
    expect([bride(), second.sync.other.get()?.content.details.bride]).toEqual(['First', 'First']);
    second.draft.set(words('Second, and more'));
    await pause(60_000);
    expect(bride()).toBe('First');
    second.sync.choose('this');
    await pause(0);
    expect([bride(), second.sync.other.get()]).toEqual(['Second, and more', null]);

    first.draft.set(words('First again'));
    await pause(60_000);
    first.sync.choose('other');
    expect(first.bride).toBe('Second, and more');
  });

  it('waits while the shop is out of reach, and is then sent', async () => {
    shop.fault = problem(0, 'unreachable');
    const device = new Device(shop, words('Asha'));
    expect(await device.sync.open()).toBe(false);
    await pause(30_000);
    shop.fault = undefined;
    await pause(120_000);
    expect(bride()).toBe('Asha');
    shop.fault = problem(503, 'busy');
    device.draft.set(words('Asha Rao'));
    await pause(10_000);
    shop.fault = undefined;
    await pause(60_000);
    expect([bride(), shop.saves]).toEqual(['Asha Rao', 2]);
  });

  it('is not sent again and again to a shop that will not have it', async () => {
    const device = new Device(shop);
    await device.sync.open();
    shop.fault = problem(401, 'no_session');
    device.draft.set(words('Asha'));
    const save = vi.spyOn(shop, 'save');
    await pause(600_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(device.signedOut).toBe(1);
  });

  it('is deleted in the shop when it is started again, and stays deleted once it has ended there', async () => {
    const device = new Device(shop, words('Asha'));
    await device.sync.open();
    await pause(0);
    device.draft.set(EMPTY_DRAFT);
    await pause();
    expect(shop.kept).toBeUndefined();

    device.draft.set(words('Meera'));
    await pause();
    shop.kept = undefined;
    const later = new Device(shop, device.draft.get(), device.remembered);
    await later.sync.open();
    await pause(10_000);
    expect(shop.kept).toBeUndefined();
    later.draft.set(words('Meera Rao'));
    await pause();
    expect(bride()).toBe('Meera Rao');
  });

  it('keeps a draft of another person on the same device apart from one’s own', async () => {
    const hers = new Device(shop, { ...words('Asha'), owner: 'asha' });
    await hers.sync.open();
    await pause(0);
    const his = new Shop();
    const device = new Device(his, hers.draft.get(), hers.remembered, 'ravi');
    await device.sync.open();
    await pause(10_000);
    expect(his.kept).toBeUndefined();
    device.draft.set((now) => ({ ...now, details: { ...now.details, groom: 'Ravi' } }));
    await pause(10_000);
    expect(his.kept).toMatchObject({ content: { details: { groom: 'Ravi' } } });
    expect(JSON.stringify(his.kept)).not.toContain('Asha');
    his.put(contentOf(words('Sita')));
    const again = new Device(his, hers.draft.get(), hers.remembered, 'ravi');
    expect(await again.sync.open()).toBe(true);
    expect(again.bride).toBe('Sita');
  });

  it('is not sent once another tab has signed in somebody else, whose cookie it would carry', async () => {
    const device = new Device(shop);
    await device.sync.open();
    device.isHere = false;
    device.draft.set(words('Asha'));
    await pause(60_000);
    await device.sync.flush();
    expect(shop.kept).toBeUndefined();
  });

  it('is the same draft in whatever order its parts were stored', async () => {
    const mine: Draft = { ...EMPTY_DRAFT, details: { bride: 'Asha', groom: 'Rohan' } };
    shop.put({ ...contentOf(mine), details: { groom: 'Rohan', bride: 'Asha' } });
    const device = new Device(shop, mine);
    expect(await device.sync.open()).toBe(false);
    await pause(10_000);
    expect([shop.saves, device.sync.other.get()]).toEqual([0, null]);
    expect(draftOf(contentOf(mine))).toEqual(mine);
  });

  it('is left alone once the page is closed', async () => {
    const device = new Device(shop);
    await device.sync.open();
    device.draft.set(words('Asha'));
    device.sync.close();
    await pause(60_000);
    expect(shop.kept).toBeUndefined();
  });
});
