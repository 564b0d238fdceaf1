export const CUSTOM_CATEGORY_ID = 7;
/** The category whose pages say 'Video Maker' instead of 'Video Invitation Maker'. */
export const WISHES_CATEGORY_ID = 4;
/** The page that shows wishes of one kind: no theme belongs to it, and menus name it as a part of Wishes. */
export const VALENTINES_SLUG = 'valentines-day';

const entry = <Slug extends string>(slug: Slug, id: number, name: string) => ({
  slug,
  id,
  name,
  heading: `Online ${name} Video Invitation Maker`,
  description: `Create free videos invitations for ${name} online.`,
});

const ENTRIES = [
  entry('wedding', 1, 'Wedding'),
  entry('engagement', 2, 'Engagement'),
  entry('reception', 6, 'Reception'),
  entry('birthday', 3, 'Birthday'),
  entry('anniversary', 5, 'Anniversary'),
  entry('wishes', WISHES_CATEGORY_ID, 'Wishes'),
  entry('house-warming', 8, 'House Warming'),
  entry('baby-shower', 9, 'Baby Shower'),
  entry('naming-ceremony', 10, 'Naming Ceremony'),
  entry('thread-ceremony', 11, 'Thread Ceremony'),
  entry('sangeet', CUSTOM_CATEGORY_ID, 'Sangeet'),
  entry('mehendi', CUSTOM_CATEGORY_ID, 'Mehendi'),
  entry('haldi', CUSTOM_CATEGORY_ID, 'Haldi'),
  entry('tilak', CUSTOM_CATEGORY_ID, 'Tilak'),
  entry(VALENTINES_SLUG, WISHES_CATEGORY_ID, 'Valentines Day'),
];

export type CategorySlug = (typeof ENTRIES)[number]['slug'];
export interface CategoryEntry {
  slug: CategorySlug;
  id: number;
  name: string;
  heading: string;
  description: string;
}

/** The category pages, in the order of the menus: the one list of categories, from which all others derive. */
export const CATEGORIES: readonly CategoryEntry[] = ENTRIES;

/** The categories that a theme can belong to, in the same order. */
export type ThemeCategorySlug = Exclude<CategorySlug, typeof VALENTINES_SLUG>;
export const THEME_CATEGORIES: readonly CategoryEntry[] = CATEGORIES.filter(({ slug }) => slug !== VALENTINES_SLUG);

/** Lower-cases the text, removes parentheses and turns runs of spaces into hyphens. */
export function slugify(text: string): string {
  return text.toLowerCase().replace(/[()]/g, '').trim().replace(/\s+/g, '-');
}

/** The slug of a category, or `undefined` for an id that has none; a custom one's is its lower-cased name. */
export function categorySlug(id: number, name: string): string | undefined {
  return id === CUSTOM_CATEGORY_ID ? slugify(name) : THEME_CATEGORIES.find((category) => category.id === id)?.slug;
}

export function findCategory(slug: CategorySlug): CategoryEntry;
export function findCategory(slug: string): CategoryEntry | undefined;
export function findCategory(slug: string): CategoryEntry | undefined {
  return CATEGORIES.find((category) => category.slug === slug);
}

/** The title slug of a theme: the slug of the title, a hyphen, the id. */
export function titleSlug(title: string, id: number): string {
  return `${slugify(title).replace(/[^\p{L}\p{N}-]+/gu, '')}-${id}`;
}

/** The theme id in a title slug or plain id, or `undefined`. */
export function themeIdOf(idOrSlug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,9})$/.exec(idOrSlug)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
