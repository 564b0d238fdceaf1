import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  claimDrafts,
  type Draft,
  dropDraftsOfOrder,
  dropOwnedDrafts,
  EMPTY_DRAFT,
  formKeyOf,
  loadDraft,
  saveDraft,
  seenKeyOf,
} from '../../../src/lib/drafts/draft.ts';
import { seenOnDevice } from '../../../src/lib/drafts/draft-at-shop.ts';
import { contentOf, fingerprintOf } from '../../../src/lib/drafts/draft-content.ts';
import { draftStore, forgetStore } from '../../../src/lib/drafts/draft-store.ts';
import { keepDrafts } from '../../../src/lib/drafts/keep-drafts.ts';
import { mergeDrafts } from '../../../src/lib/drafts/merge-drafts.ts';
import { claimUnsentTexts, readUnsentText, writeUnsentText } from '../../../src/lib/forms/unsent-texts.ts';
import { queryClient } from '../../../src/lib/http/query-client.ts';
import { isStillHere } from '../../../src/lib/session/person.ts';
import { sessionQuery } from '../../../src/lib/session/session.ts';

const words = (details: Record<string, string>, owner: string | null = null): Draft => ({ ...EMPTY_DRAFT, details, owner });

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      values.set(key, value);
      (storage as Record<string, unknown>)[key] = value;
    },
    removeItem(key: string) {
      values.delete(key);
      delete (storage as Record<string, unknown>)[key];
    },
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  return storage;
}

const THEME = 101;
const enter = async (uid: string | null) => {
  const user =
    uid === null ? null : { uid, email: `${uid}@example.com`, email_verified: true, name: uid, photoURL: null, roles: [] };
  queryClient.setQueryData(sessionQuery.queryKey, { session: user && { user, prices_hidden: false } });
  if (uid !== null) await vi.waitFor(() => expect(sessionStorage.getItem('typed-by')).toBe(uid));
};

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(async () => {
  forgetStore(THEME);
  await enter(null);
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the owner of a draft on the device', () => {
  it('is the first person who signs in, if a visitor typed it', async () => {
    saveDraft(THEME, words({ bride: 'Asha' }));
    await enter('asha');
    expect(loadDraft(THEME)).toEqual(words({ bride: 'Asha' }, 'asha'));
  });

  it('keeps it when the session ends by itself, and the next account gets none of it', async () => {
    await enter('asha');
    draftStore(THEME).set(words({ bride: 'Asha' }));
    expect(loadDraft(THEME).owner).toBe('asha');
    await enter(null);
    expect(loadDraft(THEME).details.bride).toBe('Asha');
    await enter('ravi');
    expect(loadDraft(THEME)).toEqual(EMPTY_DRAFT);
    expect(draftStore(THEME).get()).toEqual(EMPTY_DRAFT);
    draftStore(THEME).set(words({ groom: 'Ravi' }));
    expect(loadDraft(THEME)).toEqual(words({ groom: 'Ravi' }, 'ravi'));
  });

  it('takes it along on leaving, with what the shop had seen of it, and leaves a visitor’s', () => {
    saveDraft(THEME, words({ bride: 'Asha' }, 'asha'));
    localStorage.setItem(seenKeyOf(THEME), '{}');
    saveDraft(102, words({ bride: 'A visitor’s' }));
    const open = draftStore(THEME);
    dropOwnedDrafts();
    expect([open.get().details, loadDraft(THEME).details, localStorage.getItem(seenKeyOf(THEME))]).toEqual([{}, {}, null]);
    claimDrafts('ravi');
    expect(loadDraft(102).owner).toBe('ravi');
  });

  it('takes along what the shop had seen of drafts that were ordered, on leaving and before the next account', async () => {
    const note = (uid: string) => JSON.stringify({ uid, version: 3, fingerprint: '[["bride","Asha"]]' });
    localStorage.setItem(seenKeyOf(THEME), note('asha'));
    localStorage.setItem(seenKeyOf(102), note('ravi'));
    claimDrafts('asha');
    expect([THEME, 102].map((theme) => localStorage.getItem(seenKeyOf(theme)))).toEqual([note('asha'), null]);
    dropOwnedDrafts();
    expect(localStorage.getItem(seenKeyOf(THEME))).toBe(null);
  });

  it('leaves nothing here once it is ordered and paid', () => {
    const placing = { fingerprint: '', key: 'k', number: 'NM-11111111', replaces: null };
    saveDraft(THEME, { ...words({ bride: 'Asha' }, 'asha'), placing });
    localStorage.setItem(seenKeyOf(THEME), '{}');
    dropDraftsOfOrder('NM-11111111');
    expect(localStorage.length).toBe(0);
  });

  it('is warned on leaving of changes to an order that nothing else keeps', async () => {
    const key = formKeyOf('NM-11111111');
    saveDraft(key, words({ bride: 'Asha' }, 'asha'));
    seenOnDevice(key).write({ uid: 'asha', version: 0, fingerprint: fingerprintOf(contentOf(loadDraft(key))) });
    expect(await keepDrafts('asha')).toBe(true);
    saveDraft(key, words({ bride: 'Aisha' }, 'asha'));
    expect(await keepDrafts('asha')).toBe(false);
  });

  it('is asked before each request, which would carry the cookie of whom another tab has signed in', async () => {
    await enter('asha');
    expect(isStillHere('asha')).toBe(true);
    localStorage.setItem('signed-in-as', 'ravi');
    expect(isStillHere('asha')).toBe(false);
  });
});

describe('a text that was typed but not sent', () => {
  it('goes with the first person who signs in, and not with the next', () => {
    writeUnsentText('support-form', 'Where is my video?');
    claimUnsentTexts('asha');
    claimUnsentTexts('asha');
    expect(readUnsentText('support-form')).toBe('Where is my video?');
    claimUnsentTexts('ravi');
    expect(readUnsentText('support-form')).toBe('');
  });
});

describe('a draft that is open in two tabs', () => {
  it('loses no word of either', () => {
    const here = draftStore(THEME);
    here.set(words({ bride: 'Asha' }));
    saveDraft(THEME, { ...words({ bride: 'Asha', venue: 'Lake Terrace' }), delivery: 'express' });
    here.set((now) => ({ ...now, details: { ...now.details, groom: 'Arjun' }, resolution: '2160p' }));
    const both = { bride: 'Asha', venue: 'Lake Terrace', groom: 'Arjun' };
    expect(here.get()).toEqual({ ...words(both), delivery: 'express', resolution: '2160p' });
    expect(loadDraft(THEME)).toEqual(here.get());
  });

  it.each<[string, Draft, Draft, Draft, Partial<Draft>]>([
    [
      'what one clears stays cleared',
      words({ a: '1', b: '2' }),
      words({ a: '', b: '2' }),
      words({ a: '1', b: '3' }),
      { details: { a: '', b: '3' } },
    ],
    [
      'the last of two who changed one field wins',
      words({ a: '1' }),
      words({ a: '2' }),
      words({ a: '3' }),
      { details: { a: '2' } },
    ],
    [
      'a photo that one removes is not brought back by the other',
      { ...EMPTY_DRAFT, photos: { groom: { upload_id: 'x', file_name: 'x' } } },
      { ...EMPTY_DRAFT, photos: { groom: { upload_id: 'x', file_name: 'x' } }, bride_first: true },
      EMPTY_DRAFT,
      { photos: {}, bride_first: true },
    ],
    [
      'the bill is merged by line',
      EMPTY_DRAFT,
      { ...EMPTY_DRAFT, billing: { ...EMPTY_DRAFT.billing, name: 'Asha' } },
      { ...EMPTY_DRAFT, billing: { ...EMPTY_DRAFT.billing, state: 'MP' } },
      { billing: { name: 'Asha', country: '', state: 'MP', gstin: '' } },
    ],
  ])('%s', (_rule, before, mine, theirs, merged) => {
    expect(mergeDrafts(before, mine, theirs)).toEqual({ ...EMPTY_DRAFT, ...merged });
  });

  it('is neither merged nor lost where the device can store nothing', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', undefined);
    const here = draftStore(THEME);
    here.set(words({ bride: 'Asha' }));
    here.set((now) => ({ ...now, details: { ...now.details, groom: 'Arjun' } }));
    expect(here.get().details).toEqual({ bride: 'Asha', groom: 'Arjun' });
  });
});
