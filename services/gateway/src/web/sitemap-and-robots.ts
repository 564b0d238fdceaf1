import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';
import type { SitemapEntry } from '@nimantran/proto/http/gateway/page-renderer';

/** The limit of one sitemap (sitemaps.org). */
const MAX_ENTRIES = 50_000;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** sitemap.xml of the shop's public pages. */
export function sitemapOf(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, MAX_ENTRIES).map(({ path, changed_at }) => {
    const changed = changed_at === undefined ? '' : `<lastmod>${escaped(changed_at)}</lastmod>`;
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** robots.txt: everything except private pages, and except the API apart from what pages show. */
export function robotsOf(origin: string, privatePaths: readonly string[]): string {
  return `User-agent: *
Allow: ${THEME_MEDIA_PATH}/
Disallow: /api/
${privatePaths.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
}
