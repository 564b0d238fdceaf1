/** Numeric category ids and their slugs (SPEC section 3). Id 7 is custom: its slug is its lower-cased name. */
const SLUG_BY_ID: Readonly<Record<number, string>> = {
  1: 'wedding',
  2: 'engagement',
  3: 'birthday',
  4: 'wishes',
  5: 'anniversary',
  6: 'reception',
  8: 'house-warming',
  9: 'baby-shower',
  10: 'naming-ceremony',
  11: 'thread-ceremony',
};

export const CUSTOM_CATEGORY_ID = 7;
/** The category whose pages say 'Video Maker' instead of 'Video Invitation Maker'. */
export const WISHES_CATEGORY_ID = 4;

export interface CategoryEntry {
  slug: string;
  id: number;
  name: string;
  heading: string;
  description: string;
}

const entry = (slug: string, id: number, name: string): CategoryEntry => ({
  slug,
  id,
  name,
  heading: `Online ${name} Video Invitation Maker`,
  description: `Create free videos invitations for ${name} online.`,
});

/** The fixed table of the 15 category pages, in the order of the menus. */
export const CATEGORIES: readonly CategoryEntry[] = [
  entry('wedding', 1, 'Wedding'),
  entry('engagement', 2, 'Engagement'),
  entry('reception', 6, 'Reception'),
  entry('birthday', 3, 'Birthday'),
  entry('anniversary', 5, 'Anniversary'),
  entry('wishes', 4, 'Wishes'),
  entry('house-warming', 8, 'House Warming'),
  entry('baby-shower', 9, 'Baby Shower'),
  entry('naming-ceremony', 10, 'Naming Ceremony'),
  entry('thread-ceremony', 11, 'Thread Ceremony'),
  entry('sangeet', CUSTOM_CATEGORY_ID, 'Sangeet'),
  entry('mehendi', CUSTOM_CATEGORY_ID, 'Mehendi'),
  entry('haldi', CUSTOM_CATEGORY_ID, 'Haldi'),
  entry('tilak', CUSTOM_CATEGORY_ID, 'Tilak'),
  entry('valentines-day', 4, 'Valentines Day'),
];

/** Lower-cases, removes parentheses, turns runs of spaces into hyphens. */
export function slugify(text: string): string {
  return text.toLowerCase().replace(/[()]/g, '').trim().replace(/\s+/g, '-');
}

/** The slug of a category, or `undefined` for an id that has none. */
export function categorySlug(id: number, name: string): string | undefined {
  return id === CUSTOM_CATEGORY_ID ? slugify(name) : SLUG_BY_ID[id];
}

export function findCategory(slug: string): CategoryEntry | undefined {
  return CATEGORIES.find((category) => category.slug === slug);
}

/** The title slug of a theme: the slug of the title, a hyphen, the id. */
export function titleSlug(title: string, id: number): string {
  return `${slugify(title).replace(/[^\p{L}\p{N}-]+/gu, '')}-${id}`;
}

/** The theme id of a title slug or of a plain id, or `undefined`. */
export function themeIdOf(idOrSlug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,9})$/.exec(idOrSlug)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
