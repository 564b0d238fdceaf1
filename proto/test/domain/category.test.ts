import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  CUSTOM_CATEGORY_ID,
  categorySlug,
  findCategory,
  slugify,
  THEME_CATEGORIES,
  themeIdOf,
  titleSlug,
  VALENTINES_SLUG,
} from '../../src/domain/category.ts';
import { WISHES_KINDS } from '../../src/domain/sub-category.ts';

describe('categories', () => {
  it.each([
    [1, 'Wedding', 'wedding'],
    [2, 'Engagement', 'engagement'],
    [3, 'Birthday', 'birthday'],
    [4, 'Wishes', 'wishes'],
    [5, 'Anniversary', 'anniversary'],
    [6, 'Reception', 'reception'],
    [8, 'House Warming', 'house-warming'],
    [9, 'Baby Shower', 'baby-shower'],
    [10, 'Naming Ceremony', 'naming-ceremony'],
    [11, 'Thread Ceremony', 'thread-ceremony'],
    [7, 'Mehendi', 'mehendi'],
    [7, 'Cocktail Night', 'cocktail-night'],
    [12, 'Anything', undefined],
  ])('id %i (%s) has the slug %s', (id, name, slug) => expect(categorySlug(id, name)).toBe(slug));

  it('have fifteen pages with the heading and description of each', () => {
    expect(CATEGORIES).toHaveLength(15);
    expect(CATEGORIES[0]).toMatchObject({
      heading: 'Online Wedding Video Invitation Maker',
      description: 'Create free videos invitations for Wedding online.',
    });
  });

  it('that themes belong to are fourteen, found by id and name or by slug', () => {
    expect(THEME_CATEGORIES).toHaveLength(14);
    for (const category of THEME_CATEGORIES) {
      expect(categorySlug(category.id, category.name)).toBe(category.slug);
      expect(findCategory(category.slug)).toBe(category);
    }
  });

  it('have one slug each, and one id each unless it is the custom one', () => {
    expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(CATEGORIES.length);
    const ids = THEME_CATEGORIES.map(({ id }) => id).filter((id) => id !== CUSTOM_CATEGORY_ID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name the kind of wishes that has a page of its own as themes do', () => {
    expect(WISHES_KINDS.map((kind) => slugify(kind))).toContain(VALENTINES_SLUG);
  });
});

describe('slugs', () => {
  it('lower-cases, drops parentheses, turns spaces into hyphens', () =>
    expect(slugify('Royal Rajasthani (Gold)')).toBe('royal-rajasthani-gold'));
  it('a title slug leads back to its id', () => {
    expect(titleSlug('Royal Jharokha, No. 2', 101)).toBe('royal-jharokha-no-2-101');
    expect(themeIdOf('royal-jharokha-no-2-101')).toBe(101);
    expect(themeIdOf('101')).toBe(101);
    expect(themeIdOf('royal-jharokha')).toBeUndefined();
  });
});
