import { titleSlug } from '@nimantran/proto/domain/category';
import { PRICING_IDS, type PricingModel } from '@nimantran/proto/domain/pricing';
import type { ThemeField, Video, VideoSummary } from '@nimantran/proto/domain/theme';
import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';

const date: ThemeField = { key: 'date', label: 'Date', kind: 'date', required: true, max_length: 10, sample: '2026-12-05' };
const time: ThemeField = { key: 'time', label: 'Time', kind: 'time', required: true, max_length: 5, sample: '19:30' };
const venue: ThemeField = {
  key: 'venue',
  label: 'Venue',
  kind: 'place',
  required: true,
  max_length: 60,
  sample: 'Lake Terrace, Shiv Niwas',
};
const city: ThemeField = {
  key: 'city',
  label: 'City',
  kind: 'place',
  required: false,
  max_length: 40,
  sample: 'Udaipur, Rajasthan',
};

const weddingFields: ThemeField[] = [
  { key: 'groom_name', label: "Groom's name", kind: 'name', required: true, max_length: 32, sample: 'Arjun', role: 'groom' },
  { key: 'bride_name', label: "Bride's name", kind: 'name', required: true, max_length: 32, sample: 'Meera', role: 'bride' },
  {
    key: 'groom_parents',
    label: "Groom's parents",
    kind: 'name',
    required: false,
    max_length: 60,
    sample: 'Smt. Sunita & Shri Mahendra Rathore',
    hint: 'Shown as: Son of …',
  },
  { key: 'invitation', label: 'Invitation line', kind: 'text', required: false, max_length: 70, sample: 'With joyful hearts' },
  date,
  time,
  venue,
  city,
];

const base = {
  has_watermark: false,
  default_audio_only: false,
  has_bride_first_option: false,
  is_elite_version: false,
  auto_deliver: false,
  portrait_orientation: false,
  suggestion_id: null,
  version: 'v1',
  duration_seconds: 20,
  sub_category: '',
};

type Given = Pick<
  VideoSummary,
  'id' | 'title' | 'category' | 'category_id' | 'description' | 'tags' | 'priority' | 'pricing_id' | 'fields'
>;

function theme(given: Given & Partial<VideoSummary>): VideoSummary {
  const media = `${THEME_MEDIA_PATH}/${given.id}/v1`;
  return {
    ...base,
    thumbnail: `${media}/thumbnail.jpg`,
    preview_image: `${media}/thumbnail.jpg`,
    video_id: `hosted:${given.id}/v1`,
    slug: titleSlug(given.title, given.id),
    ...given,
  };
}

const slot = (key: string, label: string, required = true) => ({ key, label, width: 620, height: 780, required });

export const THEMES: readonly VideoSummary[] = [
  theme({
    id: 101,
    title: 'Royal Jharokha',
    category: 'wedding',
    category_id: 1,
    sub_category: 'Traditional',
    description:
      'Palace doors open on a lake at dusk, and your names stand in gold above it. The two of you appear in carved jharokhas hung with marigolds, then the day in the setting sun and the place by the light of floating lamps.',
    tags: ['Premium', 'Traditional', 'Palace', 'Marigold'],
    has_bride_first_option: true,
    has_watermark: true,
    priority: 100,
    pricing_id: 'pricing_003',
    fields: weddingFields,
    images: [slot('groom', "Groom's photo"), slot('bride', "Bride's photo")],
  }),
  theme({
    id: 102,
    title: 'Up, Up, Hooray',
    category: 'birthday',
    category_id: 3,
    description: 'Balloons lift a paper house into a cut-out sky, one for every year.',
    tags: ['Kids', 'Portrait', 'Balloons'],
    portrait_orientation: true,
    priority: 90,
    pricing_id: 'pricing_005',
    fields: [
      { key: 'child', label: "Child's name", kind: 'name', required: true, max_length: 24, sample: 'Aarav' },
      {
        key: 'message',
        label: 'Message',
        kind: 'long_text',
        required: false,
        max_length: 120,
        sample: 'Come for cake and games',
      },
      date,
      time,
      venue,
    ],
    images: [slot('child', "Child's photo", false)],
  }),
  theme({
    id: 103,
    title: 'Shubh Griha',
    category: 'house warming',
    category_id: 8,
    description: 'A threshold, a kalash and a door that opens: the home is blessed and the lamps are lit.',
    tags: ['Traditional'],
    priority: 80,
    pricing_id: 'pricing_005',
    fields: [
      { key: 'family', label: 'Family name', kind: 'name', required: true, max_length: 40, sample: 'The Deshpande family' },
      date,
      time,
      venue,
    ],
  }),
  theme({
    id: 104,
    title: 'Moonlit Courtyard of a Thousand Jasmine Garlands and Lamps',
    category: 'wedding',
    category_id: 1,
    description: 'A courtyard under the moon.',
    tags: ['Modern', 'Elite', 'With-Reception', 'Reception'],
    is_elite_version: true,
    has_second_layout: true,
    palettes: [
      { key: 'moonlight', name: 'Moonlight blue', swatch: ['#0d1738', '#060b1f', '#d3a044', '#4463b8'] },
      { key: 'rose', name: 'Rose and wine', swatch: ['#5c1a35', '#210612', '#dc9a80', '#c9627a'] },
    ],
    priority: 70,
    pricing_id: 'pricing_001',
    fields: weddingFields,
  }),
  theme({
    id: 105,
    title: 'Twelve Evenings',
    category: 'anniversary',
    category_id: 5,
    description: 'An album that leafs through your years.',
    tags: ['Album', 'Modern'],
    has_second_layout: true,
    second_thumbnail: `${THEME_MEDIA_PATH}/105/v1/second/thumbnail.jpg`,
    second_video_id: 'hosted:105/v1/second',
    priority: 60,
    pricing_id: 'pricing_004',
    fields: [
      { key: 'couple', label: 'The two of you', kind: 'name', required: true, max_length: 40, sample: 'Asha and Rohan' },
      date,
    ],
    images: [
      slot('cover', 'Cover'),
      { ...slot('first', 'The first evening', false), width: 1280, height: 720 },
      { ...slot('wedding', 'The wedding', false), width: 1280, height: 720 },
      slot('home', 'The first home', false),
      { ...slot('children', 'The children', false), width: 800, height: 800 },
      slot('today', 'Today', false),
    ],
  }),
];

/** A theme of earlier, whose colours are a palette now. */
export const REPLACED = { id: 94, by: 104, palette: 'rose' };

export function videoOf(id: number): Video | undefined {
  const found = THEMES.find((candidate) => candidate.id === (id === REPLACED.id ? REPLACED.by : id));
  const palette = id === REPLACED.id ? { palette: REPLACED.palette } : {};
  return (
    found && {
      ...found,
      ...palette,
      rating: {
        ...{ value: 4.8, count: 78, is_example: false },
        lines: [
          {
            stars: 5,
            line: 'Our families watched it again and again.',
            answer: 'Thank you, and our best wishes.',
            rated_on: '2026-11-20',
          },
          { stars: 4, line: 'बहुत सुंदर, समय पर मिला।', answer: '', rated_on: '2026-11-18' },
        ],
      },
      suggested_video: null,
      similar_videos: THEMES.filter((other) => other.id !== id).slice(0, 3),
    }
  );
}

export const PRICING: readonly PricingModel[] = PRICING_IDS.map((pid, index) => ({
  pid,
  currencies: (['INR', 'USD', 'EUR', 'GBP'] as const).map((code) => {
    const unit = code === 'INR' ? 100 : 3;
    const first = Math.max(code === 'INR' ? 999 : 30, (9 - index) * 25 * unit);
    return {
      code,
      res: [first, first * 1.6, first * 2.4].map((offer) => ({ offer: Math.round(offer), original: Math.round(offer * 1.5) })),
    };
  }),
}));

const PALETTES: Readonly<Record<number, readonly [string, string, string]>> = {
  101: ['#2b0f2e', '#8c3b52', '#e9a13b'],
  102: ['#9fd3e6', '#f7e3b4', '#d8502f'],
  103: ['#f6ead2', '#c9772b', '#7a2b1d'],
  104: ['#101c33', '#2c4a6e', '#e8e3cf'],
};

/** A drawing instead of a rendered still. */
export function pictureOf(id: number, isSecond = false): string {
  const [sky, mid, light] = PALETTES[id] ?? ['#f4ecdf', '#cdbfa8', '#4a1237'];
  const found = THEMES.find((candidate) => candidate.id === id);
  const [w, h] = (found?.portrait_orientation ?? false) !== isSecond ? [1080, 1920] : [1920, 1080];
  const [cx, cy] = [w / 2, h * 0.54];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${mid}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#g)"/><circle cx="${cx}" cy="${cy - 150}" r="230" fill="${light}" opacity=".35"/><g fill="none" stroke="${light}" stroke-width="9"><path d="M${cx - 420} ${h}V${cy}c0-270 210-290 420-470 210 180 420 200 420 470V${h}"/><path d="M${cx - 330} ${h}V${cy + 30}c0-220 170-240 330-380 160 140 330 160 330 380V${h}"/></g><text x="${cx}" y="${cy + 60}" font-family="Georgia,serif" font-size="120" fill="${light}" text-anchor="middle">${found?.fields[0]?.sample ?? ''}</text><text x="${cx}" y="${cy + 190}" font-family="Georgia,serif" font-size="64" fill="${light}" text-anchor="middle">${found?.fields[1]?.kind === 'name' ? `and ${found.fields[1].sample}` : 'invites you'}</text></svg>`;
}
