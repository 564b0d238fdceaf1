import type { AdminTheme, ThemeShelf } from '@nimantran/proto/http/catalog/admin-themes';

/** The form as typed; an empty text leaves the package's own. */
export interface ShelfWords {
  title: string;
  description: string;
  sub_category: string;
  tags: string;
  priority: string;
  pricing_id: string;
  badge: '' | 'elite' | 'plain';
}

export function wordsOf({ shelf }: Pick<AdminTheme, 'shelf'>): ShelfWords {
  return {
    title: shelf.title ?? '',
    description: shelf.description ?? '',
    sub_category: shelf.sub_category ?? '',
    tags: shelf.tags?.join(', ') ?? '',
    priority: shelf.priority === undefined ? '' : String(shelf.priority),
    pricing_id: shelf.pricing_id ?? '',
    badge: shelf.is_elite_version === undefined ? '' : shelf.is_elite_version ? 'elite' : 'plain',
  };
}

/** The values to set, without those left to the package. */
export function shelfOf(words: ShelfWords, prices: readonly ThemeShelf['pricing_id'][]): ThemeShelf {
  const text = (value: string) => value.trim();
  const tags = words.tags
    .split(',')
    .map(text)
    .filter((tag) => tag !== '');
  const priority = Number(words.priority);
  const price = prices.find((id) => id === words.pricing_id);
  return {
    ...(text(words.title) && { title: text(words.title) }),
    ...(text(words.description) && { description: text(words.description) }),
    ...(text(words.sub_category) && { sub_category: text(words.sub_category) }),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
    ...(text(words.priority) && Number.isSafeInteger(priority) && { priority }),
    ...(price && { pricing_id: price }),
    ...(words.badge && { is_elite_version: words.badge === 'elite' }),
  };
}
