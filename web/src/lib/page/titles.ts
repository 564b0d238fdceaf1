import { type CategoryEntry, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';

/** `{title} | {category} Video Invitation Maker`, and then the shop's name; wishes are just videos, not invitations. */
export function themeTitle(title: string, category: string, categoryId: number): string {
  return `${title} | ${category} ${makerOf(categoryId)}`;
}

export function categoryTitle(category: CategoryEntry): string {
  return `Online ${category.name} ${makerOf(category.id)}`;
}

function makerOf(categoryId: number): string {
  return categoryId === WISHES_CATEGORY_ID ? 'Video Maker' : 'Video Invitation Maker';
}
