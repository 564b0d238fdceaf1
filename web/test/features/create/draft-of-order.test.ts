import type { Upload } from '@nimantran/proto/http/media/uploads';
import { describe, expect, it } from 'vitest';
import { draftOfOrder } from '../../../src/features/create/lib/draft-of-order.ts';
import {
  customisationOf,
  orderBodyOf,
  placingOf,
  placingOfOrder,
  replacedOrder,
} from '../../../src/features/create/lib/order-body.ts';
import { newOrder } from '../../support/mock-orders.ts';
import { FILLED, wedding } from '../../support/sample-theme.ts';

const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
const upload = (id: string, more: Partial<Upload> = {}) =>
  ({ id, file_name: `${id}.jpg`, width: 800, height: 600, duration_seconds: null, ...more }) as Upload;
const order = newOrder({
  theme: { id: 101, title: 'Royal Jharokha', category: 'wedding', portrait_orientation: false },
  headline: '',
  total: { currency: 'INR', amount_minor: 54_900 },
  lines: [],
  bills: [],
  customisation: {
    details: FILLED,
    photos: { groom: { upload_id: 'g', crop }, bride: { upload_id: 'b' } },
    music: { upload_id: 'm', start_seconds: 12 },
    bride_first: false,
    with_code: true,
    layout: 'portrait',
    palette: 'rose',
  },
  billing: { name: 'Asha', country: 'IN', state: 'MP', gstin: null },
  email: 'asha@example.com',
  resolution: '2160p',
  delivery: 'express',
  promo_code: 'WELCOME10',
});
const uploads = [upload('g'), upload('b'), upload('m', { file_name: 'song.mp3', duration_seconds: 180 })];

describe('the form of an order', () => {
  it('has everything that was ordered', () => {
    const draft = draftOfOrder(order, uploads);
    expect(
      customisationOf({ ...wedding(), has_second_layout: true, palettes: [{ key: 'rose', name: 'Rose', swatch: [] }] }, draft),
    ).toEqual(order.customisation);
    expect(draft).toMatchObject({
      resolution: '2160p',
      delivery: 'express',
      promo_code: 'WELCOME10',
      own_music: true,
      music: { file_name: 'song.mp3', duration_seconds: 180, start_seconds: 12, rights: true },
      billing: { name: 'Asha', country: 'IN', state: 'MP', gstin: '' },
    });
    expect(draft.photos.groom).toEqual({ upload_id: 'g', file_name: 'g.jpg', width: 800, height: 600, crop });
  });

  it('leaves out files that no longer exist', () => {
    const draft = draftOfOrder(order, [upload('b')]);
    expect(Object.keys(draft.photos)).toEqual(['bride']);
    expect(draft).toMatchObject({ own_music: true, music: null });
  });

  it('pays the order as it is, and replaces it once something differs', () => {
    const draft = draftOfOrder(order, uploads);
    const placing = placingOfOrder(wedding(), draft, order);
    const again = (changed: typeof draft) => placingOf(placing, orderBodyOf(wedding(), changed, order.total), () => 'new');
    expect(again(draft).number).toBe(order.number);
    const changed = { ...draft, bride_first: true, delivery: 'standard' as const };
    expect(again(changed)).toMatchObject({ number: null, replaces: order.number });
    // The customer is told before paying.
    const told = (of: typeof draft) => replacedOrder(wedding(), { ...of, placing }, order.total);
    expect([told(draft), told(changed)]).toEqual([null, order.number]);
  });
});
