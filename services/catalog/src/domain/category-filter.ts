import { categorySlug, findCategory, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

export const MOST_POPULAR = 'most-popular';
const VALENTINES = 'valentines-day';

type Categorised = Pick<ThemeManifest, 'category' | 'category_id' | 'sub_category'>;

/** Which themes a category's page shows; `undefined` for a slug that is no category. */
export function categoryFilter(slug: string): ((theme: Categorised) => boolean) | undefined {
  const category = findCategory(slug);
  if (!category) return undefined;
  if (slug === VALENTINES) {
    return (theme) => theme.category_id === WISHES_CATEGORY_ID && theme.sub_category.toLowerCase() === 'valentines day';
  }
  return (theme) => theme.category_id === category.id && categorySlug(theme.category_id, theme.category) === slug;
}
