import { type CategoryEntry, WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { SHOP } from '../shop/shop.ts';

/** `{title} | {category} Video Invitation Maker | {site}`; wishes are just videos, not invitations. */
export function themeTitle(title: string, category: string, categoryId: number): string {
  return `${title} | ${category} ${makerOf(categoryId)} | ${SHOP.name}`;
}

export function categoryTitle(category: CategoryEntry): string {
  return `Online ${category.name} ${makerOf(category.id)} | ${SHOP.name}`;
}

export const pageTitle = (title: string): string => `${title} | ${SHOP.name}`;

function makerOf(categoryId: number): string {
  return categoryId === WISHES_CATEGORY_ID ? 'Video Maker' : 'Video Invitation Maker';
}
