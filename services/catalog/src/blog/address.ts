import { findCategory } from '@nimantran/proto/domain/category';

/** The target of a link in an article. `lang` is not a link: it marks the language of its text. */
export type Address =
  | { kind: 'theme'; id: number }
  | { kind: 'category'; slug: string }
  | { kind: 'post'; slug: string }
  | { kind: 'lang'; lang: string }
  | { kind: 'page'; path: string }
  | { kind: 'web'; url: string };

/** Undefined if an article may not link to it. */
export function parseAddress(href: string): Address | undefined {
  const [, kind, rest = ''] = /^(theme|category|post|lang):(.+)$/.exec(href) ?? [];
  if (kind === 'theme') return /^\d{1,9}$/.test(rest) ? { kind, id: Number(rest) } : undefined;
  if (kind === 'category') return findCategory(rest) && { kind, slug: rest };
  if (kind === 'post') return /^[a-z0-9-]+$/.test(rest) ? { kind, slug: rest } : undefined;
  if (kind === 'lang') return isLanguage(rest) ? { kind, lang: rest } : undefined;
  if (/^\/[a-z0-9-]*(?:[/?#][\w/?#=&-]*)?$/.test(href) && !href.startsWith('//')) return { kind: 'page', path: href };
  if (/^https:\/\/[\w.-]+(?:\/[^\s"<>]*)?$/.test(href)) return { kind: 'web', url: href };
  return undefined;
}

export const isLanguage = (tag: string): boolean => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/.test(tag);

/** Right-to-left languages. */
export const isRightToLeft = (tag: string): boolean => tag === 'ur' || tag === 'ar';
