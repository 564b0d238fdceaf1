import type { OrderUploads } from '@nimantran/proto/domain/order';
import { describe, expect, it } from 'vitest';
import { isVideoDeleted } from '../../../src/features/orders/lib/order-progress.ts';
import { deletedKind, staffReason, uploadsSentence } from '../../../src/features/orders/lib/uploads-text.ts';

const order = (uploads: Partial<OrderUploads>) => ({
  uploads: { state: 'kept' as const, photos: 4, music: 0, reason: null, due_at: null, purged_at: null, ...uploads },
});

describe('what is said of uploads', () => {
  it.each<[string, Partial<OrderUploads>, string | undefined]>([
    ['none', { state: 'none', photos: 0 }, undefined],
    [
      'one photo that is due',
      { state: 'due', photos: 1, due_at: '2026-11-24T14:00:00Z' },
      '1 photo will be deleted from our servers on Tuesday, 24 November, 7:30 pm IST.',
    ],
    [
      'music alone',
      { state: 'due', photos: 0, music: 1, due_at: '2026-11-24T14:00:00Z' },
      'Your music will be deleted from our servers on Tuesday, 24 November, 7:30 pm IST.',
    ],
    [
      'deleted ones',
      { state: 'purged', music: 1, purged_at: '2026-11-24T14:00:00Z' },
      '4 photos and your music, deleted on 24 November 2026.',
    ],
    [
      'a dispute',
      { reason: 'dispute' },
      '4 photos. We keep your uploads while a question about the payment of this order is open.',
    ],
  ])('%s', (_, uploads, sentence) => {
    expect(uploadsSentence(order(uploads))?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('tells the people behind the shop the reason itself', () => {
    expect(staffReason(order({ reason: 'dispute' }))).toContain('card holder contests');
    expect(staffReason(order({ state: 'due', reason: null }))).toBeUndefined();
  });
});

describe('the receipt of the deletion', () => {
  it('names kinds of files, not their names in the store', () => {
    const what = ['photo 5f0c', 'thumb 5f0c', 'music 5f0c', 'working file 5f0c.mp4', 'working file 5f0c.jpg', 'something else'];
    expect(what.map(deletedKind)).toEqual([
      'Photo',
      'Photo, small version',
      'Music',
      'Draft or segment of a video',
      'Still of a draft',
      'File',
    ]);
  });
});

it('a video is deleted once its time is over', () => {
  expect(isVideoDeleted({ video: null })).toBe(false);
  expect(isVideoDeleted({ video: { kept_until: '2027-11-24T14:00:00Z', deleted_at: null } })).toBe(false);
  expect(isVideoDeleted({ video: { kept_until: null, deleted_at: '2027-11-24T14:00:00Z' } })).toBe(true);
});
