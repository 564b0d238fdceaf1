import { findCategory, type ThemeCategorySlug } from '@nimantran/proto/domain/category';

export function categoryOf(slug: ThemeCategorySlug): { category: string; category_id: number } {
  return { category: slug, category_id: findCategory(slug).id };
}
