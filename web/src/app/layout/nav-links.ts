import { findCategory, slugify } from '@nimantran/proto/domain/category';
import { WISHES_KINDS } from '@nimantran/proto/domain/sub-category';

/** Links on the bar itself, and in More before and after the Wishes submenu. */
export const BAR_LINKS = (['wedding', 'engagement', 'reception', 'birthday', 'house-warming'] as const).map((slug) =>
  findCategory(slug),
);
export const MORE_LINKS = (
  ['anniversary', 'baby-shower', 'naming-ceremony', 'sangeet', 'mehendi', 'haldi', 'tilak'] as const
).map((slug) => findCategory(slug));
export const MORE_LINKS_AFTER_WISHES = [findCategory('thread-ceremony')];

export const WISHES_LINKS = [
  { to: '/category/wishes', label: 'All wishes' },
  ...WISHES_KINDS.map((kind) => ({ to: `/category/wishes?sub_category=${slugify(kind)}`, label: `${kind} wishes` })),
];

export const TRACK_ORDER = '/user/invitations?invitation=all';
