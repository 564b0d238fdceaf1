import type { ShopSettings } from '@nimantran/proto/domain/shop';

/** Names that nobody owns (RFC 2606), and texts that stand for a person or a seller. */
const SAMPLE = /\.(?:example|test)(?![\w.-])|[?&]id=example\.|^The Grievance Officer$|\(development\)/;

/** Texts of the sections about shop, seller, law and tax that cannot be the seller's own, with where they are. */
export function sampleTexts({ about, seller, law, tax }: Pick<ShopSettings, 'about' | 'seller' | 'law' | 'tax'>): string[] {
  return textsIn({ about, seller, law, tax }, [])
    .filter(({ text }) => SAMPLE.test(text))
    .map(({ path, text }) => `${path.join(' ').replaceAll('_', ' ')} (${text})`);
}

function textsIn(value: unknown, path: readonly string[]): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, /^\d+$/.test(name) ? path : [...path, name]));
}
