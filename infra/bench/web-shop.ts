import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { titleSlug } from '@nimantran/proto/domain/category';
import { listPosts } from '@nimantran/proto/http/catalog/blog';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import { turnGuestPageOn } from '@nimantran/proto/http/guests/guest-pages';
import { INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import { createClient } from '@nimantran/proto/http/shared/client';
import { readSettings } from '../launcher/settings.ts';
import { type Shop, startShop } from '../launcher/shop.ts';
import { watchThemes } from '../launcher/watch-themes.ts';
import { freePort } from '../postgres/free-port.ts';
import { approve, customise, findTheme, order, payByCard, pullJobOf, settle, waitForState } from '../shop-client/order.ts';
import { newIntent, visitAs } from '../shop-client/person.ts';
import { freeRange } from '../test-support/shops/start-test-shop.ts';

/** Enough to fill the first screens. */
const THEMES = 'royal-jharokha,peacock-court,noor,kalyanam,cathedral-light,paper-and-ink,up-up-hooray,velvet-evening';
const DRAWN_LIMIT_MS = 20 * 60_000;
const DELIVERED_LIMIT_MS = 5 * 60_000;
/** Guests', not the shop's: it has goals of its own. */
export const INVITATION = 'invitation';

export interface BenchShop {
  url: string;
  /** Paths by the name of what they show. */
  pages: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The shop at `url`, or a new one with every picture and video rendered, and the page of an invitation. */
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
    const pages = { ...(await pagesOf(shop.publicUrl)), [INVITATION]: await invitationPage(shop) };
    return { url: shop.publicUrl, pages, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The page that guests of a delivered order open, in an upright theme, as most phones show it. */
async function invitationPage({ publicUrl, localUrl }: Shop): Promise<string> {
  const customer = await visitAs(publicUrl, localUrl, 'customer@nimantran.test');
  const designer = await visitAs(publicUrl, localUrl, 'designer@nimantran.test');
  const category = 'birthday';
  const theme = (await customer.call(listVideos, { params: { category } })).find((video) => video.portrait_orientation);
  if (!theme) throw new Error(`The shop has no upright theme for ${category}.`);
  const video = await findTheme(customer, theme.id, category);
  const { order: placed, checkoutUrl } = await order(customer, video, await customise(customer, video, {}), newIntent());
  await payByCard(localUrl, checkoutUrl, '4242424242424242');
  await settle(customer, placed.number);
  const job = await pullJobOf(designer, placed.number, DELIVERED_LIMIT_MS);
  await approve(designer, job.id);
  await waitForState(customer, placed.number, ['completed'], DELIVERED_LIMIT_MS);
  const { token } = await customer.call(turnGuestPageOn, { params: { number: placed.number } });
  return `${INVITATION_PATH}/${token}`;
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
