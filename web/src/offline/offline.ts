import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './offline.css';
import { hasAnyDraft } from '../lib/drafts/draft.ts';
import { CACHES } from '../service-worker/names.ts';

/** As many as a person can scan. */
const SHOWN = 8;
const LOOK_EVERY_MS = 10_000;
const LOOK_LIMIT_MS = 8_000;

const reload = () => window.location.reload();
const element = (id: string) => document.getElementById(id);

element('again')?.addEventListener('click', reload);
window.addEventListener('online', comeBack);
// Some devices report being online while nothing gets through, and fire no event when the connection returns.
setInterval(() => {
  if (!document.hidden)
    isShopThere().then(
      (isThere) => isThere && comeBack(),
      () => {},
    );
}, LOOK_EVERY_MS);

element('drafts')?.toggleAttribute('hidden', !hasAnyDraft());
showKeptPages().catch((error: unknown) => console.warn('The saved pages cannot be listed', error));

/** Lists cached pages by their titles, and takes the shop's name from them: this page is the same for every shop. */
async function showKeptPages(): Promise<void> {
  if (!(await caches.has(CACHES.pages))) return;
  const cache = await caches.open(CACHES.pages);
  const kept = (await cache.keys()).slice(-SHOWN).reverse();
  const links = await Promise.all(
    kept.map(async (request) => {
      const html = await (await cache.match(request))?.text();
      const titles = new DOMParser().parseFromString(html ?? '', 'text/html').title.split(' | ');
      const { pathname, search } = new URL(request.url);
      return { address: pathname + search, title: titles[0] || pathname, shop: titles.length > 1 ? titles.at(-1) : undefined };
    }),
  );
  const list = document.querySelector('#kept ul');
  for (const { address, title } of links) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
  element('kept')?.toggleAttribute('hidden', links.length === 0);
  const shop = links.find((link) => link.shop)?.shop;
  const brand = element('shop');
  if (shop === undefined || brand === null) return;
  brand.textContent = shop;
  document.title += ` | ${shop}`;
}

function comeBack(): void {
  const line = element('line');
  if (line) line.textContent = 'You are back online. Opening the page …';
  reload();
}

/** @throws if there is no connection */
async function isShopThere(): Promise<boolean> {
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LOOK_LIMIT_MS) } as const;
  return (await fetch('/favicon.svg', request)).ok;
}
