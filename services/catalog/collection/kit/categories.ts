import { CATEGORIES } from '@nimantran/proto/domain/category';

/** The shop's categories that themes belong to; valentines-day shows wishes of that sub-category. */
export type CategorySlug =
  | 'wedding'
  | 'engagement'
  | 'reception'
  | 'birthday'
  | 'anniversary'
  | 'wishes'
  | 'house-warming'
  | 'baby-shower'
  | 'naming-ceremony'
  | 'thread-ceremony'
  | 'sangeet'
  | 'mehendi'
  | 'haldi'
  | 'tilak';

export function categoryOf(slug: CategorySlug): { category: string; category_id: number } {
  const entry = CATEGORIES.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`The shop has no category "${slug}".`);
  return { category: slug, category_id: entry.id };
}
