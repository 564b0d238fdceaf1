import { CATEGORIES, categorySlug, findCategory, THEME_CATEGORIES } from '@nimantran/proto/domain/category';
import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { DEFAULT_PRICING_ID } from '@nimantran/proto/domain/pricing';
import { startingPrice } from '@nimantran/proto/domain/starting-price';
import { WEDDING_TAGS } from '@nimantran/proto/domain/sub-category';
import { badgeOf } from '@nimantran/proto/domain/theme';
import { describe, expect, it } from 'vitest';
import { BAR_LINKS, MORE_LINKS, MORE_LINKS_AFTER_WISHES, WISHES_LINKS } from '../../../src/app/layout/nav-links.ts';
import { asksForUpright } from '../../../src/features/storefront/lib/asks-for-upright.ts';
import { CATEGORY_TEXTS } from '../../../src/features/storefront/lib/category-texts.ts';
import { featuresOf } from '../../../src/lib/themes/theme-features.ts';
import { filterWedding, filterWords, QUICK_FILTERS, WISHES_SUB_CATEGORIES } from '../../../src/lib/themes/theme-filters.ts';
import { PRICING, THEMES } from '../../support/mock-themes.ts';
import { wedding } from '../../support/sample-theme.ts';

describe('the fixed table of categories', () => {
  it.each([
    ['wedding', 1, 'Wedding'],
    ['engagement', 2, 'Engagement'],
    ['reception', 6, 'Reception'],
    ['birthday', 3, 'Birthday'],
    ['anniversary', 5, 'Anniversary'],
    ['wishes', 4, 'Wishes'],
    ['house-warming', 8, 'House Warming'],
    ['baby-shower', 9, 'Baby Shower'],
    ['naming-ceremony', 10, 'Naming Ceremony'],
    ['thread-ceremony', 11, 'Thread Ceremony'],
    ['sangeet', 7, 'Sangeet'],
    ['mehendi', 7, 'Mehendi'],
    ['haldi', 7, 'Haldi'],
    ['tilak', 7, 'Tilak'],
    ['valentines-day', 4, 'Valentines Day'],
  ])('%s has its id, name, heading and subtitle', (slug, id, name) => {
    expect(findCategory(slug)).toEqual({
      slug,
      id,
      name,
      heading: `Online ${name} Video Invitation Maker`,
      description: `Create free videos invitations for ${name} online.`,
    });
    if (slug !== 'valentines-day') expect(categorySlug(id, name)).toBe(slug);
  });
  it('has 15 of them, and no other', () => {
    expect(CATEGORIES).toHaveLength(15);
    expect(findCategory('funeral')).toBeUndefined();
    expect(categorySlug(12, 'Other')).toBeUndefined();
  });
  it('all stand in the menus of the bar, each once', () => {
    const inBar = [...BAR_LINKS, ...MORE_LINKS, ...MORE_LINKS_AFTER_WISHES].map(({ slug }) => slug);
    expect([...inBar, 'wishes'].sort()).toEqual(THEME_CATEGORIES.map(({ slug }) => slug).sort());
    expect(WISHES_LINKS.slice(1).map(({ to }) => to)).toEqual(
      WISHES_SUB_CATEGORIES.map((kind) => `/category/wishes?sub_category=${kind}`),
    );
  });
  it('has words of their own for five', () => {
    expect(Object.keys(CATEGORY_TEXTS)).toEqual(['wedding', 'engagement', 'birthday', 'anniversary', 'reception']);
    const paragraphs = Object.values(CATEGORY_TEXTS).flatMap((sections) => sections.flatMap(({ paragraphs }) => paragraphs));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});

describe('a badge', () => {
  it.each([
    [true, 'pricing_001', 'Elite'],
    [true, 'pricing_008', 'Elite'],
    [false, 'pricing_001', 'Premium'],
    [false, 'pricing_002', 'Premium'],
    [false, 'pricing_003', 'Premium'],
    [false, 'pricing_004', undefined],
    [false, 'pricing_005', undefined],
  ] as const)('elite %s with %s says %s', (is_elite_version, pricing_id, badge) => {
    expect(badgeOf({ is_elite_version, pricing_id })).toBe(badge);
  });
});

describe('prices', () => {
  it.each(CURRENCIES)('of a theme in %s are those of its 720p, offer as the price and original beside it', (currency) => {
    const [first] = PRICING.find(({ pid }) => pid === 'pricing_003')?.currencies.find(({ code }) => code === currency)?.res ?? [];
    expect(startingPrice(PRICING, 'pricing_003', currency)).toMatchObject({
      price: { currency, amount_minor: first?.offer },
      offer_price: { currency, amount_minor: first?.original },
    });
  });
  it('of an unknown list are those of the default one', () => {
    expect(startingPrice(PRICING, 'pricing_999', 'EUR')).toEqual(startingPrice(PRICING, DEFAULT_PRICING_ID, 'EUR'));
    expect(startingPrice([], 'pricing_003', 'INR')).toBeUndefined();
  });
});

describe('the checklist', () => {
  const plain = {
    ...wedding(),
    images: undefined,
    has_watermark: true,
    default_audio_only: true,
    has_bride_first_option: false,
    portrait_orientation: false,
  };
  const NO_PHOTOS = 'This theme does not support photos';
  const MARKED = ['No watermark +', 'Your own text', 'Up to 4K +', 'Made by designers', 'Lowest price guarantee'];
  const UNMARKED = ['No watermark', ...MARKED.slice(1)];
  it.each([
    ['nothing but words', {}, [NO_PHOTOS, ...MARKED]],
    ['no places for photos', { images: [] }, [NO_PHOTOS, ...MARKED]],
    ['one photo', { images: wedding().images?.slice(0, 1) }, ['Personalise with 1 photo', ...MARKED]],
    ['two photos', { images: wedding().images }, ['Personalise with 2 photos', ...MARKED]],
    ['no watermark', { has_watermark: false }, [NO_PHOTOS, ...UNMARKED]],
    [
      'own music',
      { has_watermark: false, default_audio_only: false },
      [NO_PHOTOS, 'No watermark', 'Custom background music +', ...UNMARKED.slice(1)],
    ],
    [
      'the bride first, upright',
      { has_watermark: false, has_bride_first_option: true, portrait_orientation: true },
      [NO_PHOTOS, 'No watermark', 'Bride details first option +', 'Portrait orientation', ...UNMARKED.slice(1)],
    ],
    [
      'both layouts',
      { has_second_layout: true },
      [NO_PHOTOS, MARKED[0], 'Landscape or portrait orientation', ...MARKED.slice(1)],
    ],
    [
      'two palettes',
      { palettes: ['emerald', 'rose'].map((key) => ({ key, name: key, swatch: [] })) },
      [NO_PHOTOS, MARKED[0], '2 colour schemes to choose from', ...MARKED.slice(1)],
    ],
  ])('of a theme with %s says what it has, lacks and sells besides', (_, given, texts) => {
    const features = featuresOf({ ...plain, ...given }, { guarantee: 'We refund the difference.' });
    expect(features.map(({ text, extra }) => (extra ? `${text} +` : text))).toEqual(texts);
    expect(features.filter(({ has }) => !has).map(({ text }) => text)).toEqual(texts.filter((text) => text === NO_PHOTOS));
  });
});

describe('filters in reach', () => {
  it('are the eight cards in their order', () => {
    expect(WEDDING_TAGS.join()).toBe('Premium,Traditional,Islamic,Elite,Christian,Modern,With-Reception,Portrait');
  });
  it('find every theme that can be had upright by Portrait', () => {
    const both = { ...wedding(), tags: [], portrait_orientation: false, has_second_layout: true };
    const themes = [
      both,
      { ...both, has_second_layout: false },
      { ...both, portrait_orientation: true, has_second_layout: false },
    ];
    expect(filterWedding(themes, 'Portrait')).toEqual([themes[0], themes[2]]);
    expect(filterWords(themes, ['portrait'])).toEqual([themes[0], themes[2]]);
    expect([asksForUpright('Portrait', []), asksForUpright(null, ['gold', 'portrait'])]).toEqual([true, true]);
    expect([asksForUpright('Modern', ['gold']), asksForUpright(null, [])]).toEqual([false, false]);
  });
  it('and each of the quiet ones parts the weddings in two', () => {
    const weddings = THEMES.filter((theme) => theme.category === 'wedding');
    for (const { value } of QUICK_FILTERS.wedding?.choices ?? []) {
      const kept = filterWedding(weddings, value);
      expect(kept.length, value).toBeGreaterThan(0);
      expect(kept.length, value).toBeLessThan(weddings.length);
    }
  });
});
