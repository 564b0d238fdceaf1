import { WEDDING_TAGS } from '@nimantran/proto/domain/sub-category';
import { describe, expect, test } from 'vitest';
import { bannerArt } from '../../../src/lib/art/banner-art.ts';
import { categoryArt } from '../../../src/lib/art/category-art.ts';
import { emptyArt } from '../../../src/lib/art/empty-art.ts';
import { weddingArt } from '../../../src/lib/art/wedding-art.ts';

const HOME =
  'wedding engagement reception birthday anniversary wishes sangeet mehendi haldi house-warming naming-ceremony baby-shower';
const PICTURES = [
  ...HOME.split(' ').map((slug) => ({ name: slug, art: categoryArt })),
  ...WEDDING_TAGS.map((tag) => ({ name: tag.toLowerCase(), art: weddingArt })),
  ...['orders', 'lost', 'drawing'].map((name) => ({ name, art: emptyArt })),
  { name: 'wedding-website', art: bannerArt },
];

describe('the pictures of the shop', () => {
  test.each(PICTURES)('$name is there in each size', ({ name, art }) => {
    const files = art(name);
    expect(files?.src).toMatch(/\.webp/);
    expect(files?.sources.map(({ srcSet }) => srcSet).join()).toMatch(/^\S+\.avif\S* \d+w, \S+\.avif\S* \d+w$/);
  });
  test('what was never drawn has none', () => expect(categoryArt('none')).toBeUndefined());
});
