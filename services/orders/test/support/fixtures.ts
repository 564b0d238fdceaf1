import { randomUUID } from 'node:crypto';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { User } from '@nimantran/proto/domain/user';
import type { placeOrder } from '@nimantran/proto/http/orders/orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';

export type PlaceOrderBody = BodyOf<typeof placeOrder>;

export const THEME_VERSION = 'v1-marigold';
export const PHOTO = '11111111-1111-4111-8111-111111111111';
/** A song of three minutes. */
export const SONG = '44444444-4444-4444-8444-444444444444';
export const SONG_SECONDS = 180;
export const OTHERS_PHOTO = '22222222-2222-4222-8222-222222222222';

/** A wedding with one required photo, both layouts, two palettes, the bride-first option and a watermark. */
export const WEDDING: ThemeManifest = {
  format: 1,
  id: 7,
  title: 'Marigold Mandap',
  category: 'Wedding',
  category_id: 1,
  sub_category: '',
  description: 'A mandap of marigolds.',
  tags: ['Traditional'],
  has_watermark: true,
  default_audio_only: false,
  has_bride_first_option: true,
  is_elite_version: false,
  auto_deliver: false,
  priority: 1,
  pricing_id: 'pricing_005',
  width: 1920,
  height: 1080,
  second_layout: {},
  palettes: [
    { key: 'emerald', name: 'Emerald', swatch: ['#0b4038'], colors: {} },
    { key: 'rose', name: 'Rose', swatch: ['#7a1f3d'], colors: { ground: '#7a1f3d' } },
  ],
  fps: 30,
  frames: 300,
  fields: [
    { key: 'groom', label: 'Groom', kind: 'name', required: true, max_length: 40, sample: 'Rohan', role: 'groom' },
    { key: 'bride', label: 'Bride', kind: 'name', required: true, max_length: 40, sample: 'Asha', role: 'bride' },
    { key: 'date', label: 'Date', kind: 'date', required: true, max_length: 10, sample: '2026-12-05' },
    { key: 'time', label: 'Time', kind: 'time', required: false, max_length: 5, sample: '19:30' },
    { key: 'place', label: 'Place', kind: 'place', required: false, max_length: 20, sample: 'Jal Mahal, Jaipur' },
    { key: 'message', label: 'Message', kind: 'long_text', required: false, max_length: 100, sample: 'Come' },
  ],
  slots: [
    { key: 'couple', label: 'The couple', width: 800, height: 600, required: true },
    { key: 'family', label: 'The family', width: 800, height: 600, required: false },
  ],
  sample_photos: {},
  texts: { names: { text: '{groom} & {bride}' } },
  scenes: [{ name: 'Names', first_frame: 0, last_frame: 299, still_frame: 150 }],
  thumbnail_scene: 0,
  colors: {},
  music: { file: 'music.m4a', title: 'Shehnai', fade_out_seconds: 2 },
  fonts: {},
};

const { second_layout: _layout, palettes: _palettes, ...ONE_LOOK } = WEDDING;

/** Has no options besides its texts. */
export const PLAIN: ThemeManifest = {
  ...ONE_LOOK,
  id: 8,
  title: 'Plain House',
  category: 'House Warming',
  category_id: 8,
  has_watermark: false,
  default_audio_only: true,
  has_bride_first_option: false,
  fields: [{ key: 'host', label: 'Host', kind: 'name', required: true, max_length: 40, sample: 'The Shahs' }],
  slots: [],
};

export function person(name: string, roles: User['roles'] = []): User {
  return { uid: `uid-${name}`, email: `${name}@example.com`, email_verified: true, name, photoURL: null, roles };
}

export function anOrder(changes: Partial<PlaceOrderBody> = {}): PlaceOrderBody {
  return {
    theme_id: WEDDING.id,
    theme_version: THEME_VERSION,
    customisation: {
      details: { groom: 'Rohan', bride: 'Asha', date: '2026-12-05', time: '19:30' },
      photos: { couple: { upload_id: PHOTO } },
      music: null,
      bride_first: true,
    },
    options: { currency: 'INR', resolution: '1080p', delivery: 'standard', remove_watermark: false, promo_code: null },
    billing: { name: 'Asha Rao', country: 'IN', state: 'MP', gstin: null },
    expected_total_minor: 29_900,
    terms_accepted: true,
    // Most tests order the same again and again.
    once_more: true,
    ...changes,
  };
}

/** An order with a photo that no other order names. */
export function anOrderOfItsOwn(): PlaceOrderBody {
  const { customisation } = anOrder();
  return anOrder({ customisation: { ...customisation, photos: { couple: { upload_id: randomUUID() } } } });
}

export const aVideo = () => ({
  object_key: 'videos/abc.mp4',
  sha256: 'f'.repeat(64),
  size_bytes: 1_000_000,
  width: 1920,
  height: 1080,
  frames: 300,
  duration_seconds: 10,
});

/** The small video for WhatsApp. */
export const aCopy = () => ({ ...aVideo(), object_key: 'videos/abc-small.mp4', size_bytes: 420_000, width: 848, height: 476 });

/** Two cards with their thumbnails, a square one, two PDFs and a loop. */
export const someExtras = () => {
  const file = (name: string) => ({ object_key: `videos/abc-${name}`, sha256: 'e'.repeat(64), size_bytes: 90_000 });
  const card = (scene: string) => ({
    ...file(`${scene}.jpg`),
    ...{ scene, width: 1920, height: 1080 },
    thumbnail: file(`${scene}-thumbnail.jpg`),
  });
  return {
    cards: [card('Couple'), card('Place')],
    square: { ...file('square.jpg'), scene: 'Couple', width: 1080, height: 1080 },
    pdf: { ...file('cards.pdf'), pages: 2 },
    pdf_5x7: { ...file('cards-5x7.pdf'), pages: 2 },
    loop: { ...aCopy(), ...file('loop.mp4'), frames: 90, duration_seconds: 3 },
  };
};

/** Media's event after the uploads of an order were deleted. */
export const purgedNews = (order: { id: string; number: string }, files = 3) => ({
  order_id: order.id,
  order_number: order.number,
  state: 'completed',
  told_version: 1,
  files,
  size_bytes: 1_000 * files,
  purged_at: new Date().toISOString(),
});

export function envelope(type: string, key: string, data: object, occurredAt = new Date()) {
  return {
    id: randomUUID(),
    type,
    version: 1,
    occurred_at: occurredAt.toISOString(),
    key,
    key_version: 1,
    trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    data,
  };
}
