import { describe, expect, test } from 'vitest';
import { artUrl } from '../src/lib/art.ts';
import { WEDDING_TAGS } from '../src/lib/filters.ts';

const HOME =
  'wedding engagement reception birthday anniversary wishes sangeet mehendi haldi house-warming naming-ceremony baby-shower';

describe('the pictures of the shop', () => {
  test.each(HOME.split(' '))('%s has a card on the home page', (slug) => expect(artUrl(`category/${slug}`)).toMatch(/\.webp/));
  test.each(WEDDING_TAGS)('%s has a card on the wedding page', (tag) =>
    expect(artUrl(`wedding/${tag.toLowerCase()}`)).toMatch(/\.webp/),
  );
  test('the sister product has its banner', () => expect(artUrl('banner/wedding-website')).toMatch(/\.webp/));
  test.each(['orders', 'lost', 'drawing'])('the empty state %s has a picture', (name) =>
    expect(artUrl(`empty/${name}`)).toMatch(/\.webp/),
  );
  test('what was never drawn has none', () => expect(artUrl('category/none')).toBeUndefined());
});
