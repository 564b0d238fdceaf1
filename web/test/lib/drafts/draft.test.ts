import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dropDraftsOfOrder,
  dropOrderedForm,
  EMPTY_DRAFT,
  formKeyOf,
  hasContent,
  loadDraft,
  parseDraft,
  passDraftsOn,
  saveDraft,
} from '../../../src/lib/drafts/draft.ts';

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a draft on the device', () => {
  it('comes back word for word, per theme', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    const draft = { ...EMPTY_DRAFT, details: { bride_name: 'मीनाक्षी' }, delivery: 'express' as const };
    saveDraft(101, draft);
    expect(loadDraft(101)).toEqual(draft);
    expect(loadDraft(102)).toEqual(EMPTY_DRAFT);
  });

  it('survives nonsense and older shapes', () => {
    expect(parseDraft('{')).toEqual(EMPTY_DRAFT);
    expect(parseDraft('7')).toEqual(EMPTY_DRAFT);
    expect(parseDraft('{"details":{"a":"b"},"billing":{"name":"Asha"}}')).toEqual({
      ...EMPTY_DRAFT,
      details: { a: 'b' },
      billing: { ...EMPTY_DRAFT.billing, name: 'Asha' },
    });
  });

  it('keeps what was stored before there was music and before photos were measured', () => {
    const stored = { details: { a: 'b' }, photos: { groom: { upload_id: 'x', file_name: 'x.jpg' } }, resolution: '2160p' };
    expect(parseDraft(JSON.stringify(stored))).toEqual({ ...EMPTY_DRAFT, ...stored, own_music: false, music: null });
  });

  it('keeps the part of a photo and the part of a track', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 };
    const photos = { groom: { upload_id: 'x', file_name: 'x.jpg', width: 800, height: 600, crop } };
    const music = { upload_id: 'm', file_name: 'song.mp3', duration_seconds: 187.4, start_seconds: 31.5, rights: true };
    saveDraft(101, { ...EMPTY_DRAFT, photos, own_music: true, music });
    expect(loadDraft(101)).toMatchObject({ photos, own_music: true, music });
  });

  it('says nothing and loses nothing else when storage is forbidden', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(loadDraft(101)).toEqual(EMPTY_DRAFT);
    expect(saveDraft(101, EMPTY_DRAFT)).toBe(false);
  });

  it('goes when its own order is paid, and stays for another', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    saveDraft(101, { ...EMPTY_DRAFT, details: { a: 'b' }, placing: { fingerprint: 'f', key: 'k', number: 'NM-11111111' } });
    dropDraftsOfOrder('NM-22222222');
    expect(hasContent(loadDraft(101))).toBe(true);
    dropDraftsOfOrder('NM-11111111');
    expect(hasContent(loadDraft(101))).toBe(false);
  });

  it('follows its order to the one that replaces it, and goes with that', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    saveDraft(101, { ...EMPTY_DRAFT, details: { a: 'b' }, placing: { fingerprint: 'f', key: 'k', number: 'NM-11111111' } });
    passDraftsOn('NM-11111111', 'NM-22222222');
    expect(loadDraft(101).placing).toEqual({ fingerprint: '', key: 'k', number: 'NM-22222222' });
    dropDraftsOfOrder('NM-22222222');
    expect(hasContent(loadDraft(101))).toBe(false);
  });

  it('forgets changes to an order that became another order, and keeps those that are not ordered yet', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    const key = formKeyOf('NM-11111111');
    const changed = { ...EMPTY_DRAFT, details: { a: 'b' }, placing: { fingerprint: 'f', key: 'k', number: 'NM-11111111' } };
    saveDraft(key, changed);
    dropOrderedForm('NM-11111111');
    expect(loadDraft(key)).toEqual(changed);
    saveDraft(key, { ...changed, placing: { ...changed.placing, number: 'NM-22222222' } });
    dropOrderedForm('NM-11111111');
    expect(hasContent(loadDraft(key))).toBe(false);
  });

  it('counts as begun once there is a word or a photo', () => {
    expect(hasContent({ ...EMPTY_DRAFT, details: { a: '  ' } })).toBe(false);
    expect(hasContent({ ...EMPTY_DRAFT, photos: { groom: { upload_id: 'x', file_name: 'x.jpg' } } })).toBe(true);
    const music = { upload_id: 'm', file_name: 'song.mp3', duration_seconds: 60, start_seconds: 0, rights: false };
    expect(hasContent({ ...EMPTY_DRAFT, music })).toBe(true);
  });
});
