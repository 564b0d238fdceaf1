import { describe, expect, test } from 'vitest';
import { artPicture } from '../src/lib/art.ts';
import { WEDDING_TAGS } from '../src/lib/filters.ts';

const HOME =
  'wedding engagement reception birthday anniversary wishes sangeet mehendi haldi house-warming naming-ceremony baby-shower';
const NAMES = [
  ...HOME.split(' ').map((slug) => `category/${slug}`),
  ...WEDDING_TAGS.map((tag) => `wedding/${tag.toLowerCase()}`),
  ...['orders', 'lost', 'drawing'].map((name) => `empty/${name}`),
  'banner/wedding-website',
];

describe('the pictures of the shop', () => {
  test.each(NAMES)('%s is there in each size', (name) => {
    const files = artPicture(name);
    expect(files?.src).toMatch(/\.webp/);
    expect(files?.sources.map(({ srcSet }) => srcSet).join()).toMatch(/^\S+\.avif\S* \d+w, \S+\.avif\S* \d+w$/);
  });
  test('what was never drawn has none', () => expect(artPicture('category/none')).toBeUndefined());
});
