import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { titleSlug } from '@nimantran/proto/domain/category';
import { listPosts } from '@nimantran/proto/http/catalog/blog';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import { createClient } from '@nimantran/proto/http/shared/client';
import { readSettings } from '../launcher/settings.ts';
import { startShop } from '../launcher/shop.ts';
import { watchThemes } from '../launcher/watch-themes.ts';
import { freePort } from '../postgres/free-port.ts';
import { freeRange } from '../test-support/shops/start-test-shop.ts';

/** Enough to fill the first screens. */
const THEMES = 'royal-jharokha,peacock-court,noor,kalyanam,cathedral-light,paper-and-ink,up-up-hooray,velvet-evening';
const DRAWN_LIMIT_MS = 20 * 60_000;

export interface BenchShop {
  url: string;
  /** Paths by the name of what they show. */
  pages: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The shop at `url`, or a new one with every picture and video rendered. */
export async function openBenchShop(url: string | undefined): Promise<BenchShop> {
  if (url !== undefined) return { url: url.replace(/\/$/, ''), pages: await pagesOf(url), close: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nimantran-bench-web-'));
  // The database's own user must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const [port, portBase] = await Promise.all([freePort(), freeRange()]);
  const shop = await startShop(
    readSettings({
      DATA_DIR: dataDir,
      PORT: String(port),
      SERVICE_PORT_BASE: String(portBase),
      DURABLE: 'false',
      RATE_LIMIT_PER_MINUTE: '1000000',
      WEB_SERVICE_WORKER: 'true',
      SEED_THEMES: THEMES,
    }),
  );
  const close = async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Rendering would take the cores from the browser.
    console.log('Drawing pictures and videos');
    const limit = AbortSignal.timeout(DRAWN_LIMIT_MS);
    await watchThemes(shop.serviceUrl('catalog'), () => {}, limit);
    limit.throwIfAborted();
    return { url: shop.publicUrl, pages: await pagesOf(shop.publicUrl), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws Error if the shop has no wedding theme or no article */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const call = createClient({ baseUrl: url });
  const [themes, { posts }] = await Promise.all([call(listVideos, { params: { category: 'wedding' } }), call(listPosts, {})]);
  const [theme, post] = [themes[0], posts[0]];
  if (!theme || !post) throw new Error(`${url} has no theme for weddings or no article.`);
  return {
    home: '/',
    category: '/category/wedding',
    details: `/video/wedding/${titleSlug(theme.title, theme.id)}`,
    blog: '/blog',
    article: `/blog/${post.slug}`,
  };
}
