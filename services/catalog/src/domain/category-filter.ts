import { categorySlug, findCategory, slugify, VALENTINES_SLUG, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

export const MOST_POPULAR = 'most-popular';

type Categorised = Pick<ThemeManifest, 'category' | 'category_id' | 'sub_category'>;

/** Which themes a category's page shows; `undefined` for a slug that is no category. */
export function categoryFilter(slug: string): ((theme: Categorised) => boolean) | undefined {
  const category = findCategory(slug);
  if (!category) return undefined;
  if (slug === VALENTINES_SLUG) {
    return (theme) => theme.category_id === WISHES_CATEGORY_ID && slugify(theme.sub_category) === VALENTINES_SLUG;
  }
  return (theme) => theme.category_id === category.id && categorySlug(theme.category_id, theme.category) === slug;
}
