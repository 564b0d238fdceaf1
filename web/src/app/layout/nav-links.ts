import { CATEGORIES, type CategoryEntry, findCategory } from '@nimantran/proto/domain/category';

const entry = (slug: string): CategoryEntry => {
  const found = findCategory(slug);
  if (found === undefined) throw new Error(`There is no category ${slug}.`);
  return found;
};

/** On the bar itself, in More before and after the Wishes submenu. */
export const BAR_LINKS = ['wedding', 'engagement', 'reception', 'birthday', 'house-warming'].map(entry);
export const MORE_LINKS = ['anniversary', 'baby-shower', 'naming-ceremony', 'sangeet', 'mehendi', 'haldi', 'tilak'].map(entry);
export const MORE_LINKS_AFTER_WISHES = ['thread-ceremony'].map(entry);

export const WISHES_LINKS = [
  { to: '/category/wishes', label: 'All wishes' },
  { to: '/category/wishes?sub_category=birthday', label: 'Birthday wishes' },
  { to: '/category/wishes?sub_category=anniversary', label: 'Anniversary wishes' },
  { to: '/category/wishes?sub_category=valentines-day', label: 'Valentines Day wishes' },
] as const;

/** The 14 categories of the side menu and the footer: Valentines Day is part of Wishes. */
export const ALL_CATEGORIES = CATEGORIES.filter((category) => category.slug !== 'valentines-day');

export const TRACK_ORDER = '/user/invitations?invitation=all';
