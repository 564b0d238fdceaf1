import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { takePageData } from './app/page-data.ts';
import { createRoot, hydrateRoot, startTransition } from './app/react-root.ts';
import { loadPage } from './app/routes.tsx';
import { queryClient } from './lib/http/query-client.ts';
import { recordReferral } from './lib/visits/attribution.ts';

// A page opened before a deployment requests files that are gone; a reload fetches the new ones. Only once in a while: if files
// are still missing then, the page reports it.
const RELOADED_AT = 'nimantran.reloaded_at';
window.addEventListener('vite:preloadError', () => {
  // Without a connection, a reload would lose the page as well.
  if (navigator.onLine && noteReload()) window.location.reload();
});

/** False if the page was reloaded just now, or if that cannot be recorded. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < 60_000) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch (error) {
    console.warn('Session storage cannot be used', error);
    return false;
  }
}

const landing = window.location.pathname + window.location.search;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Hydrates pages that the shop rendered; renders the others here.
if (root.firstChild) void takeOver(root);
else void appOf().then((app) => createRoot(root).render(app));
recordReferral(window.location.search, landing);

async function appOf() {
  const page = takePageData(queryClient);
  const shop = page.shop ?? (await (await import('./lib/shop/ask-shop.ts')).askShop());
  return <App client={queryClient} page={{ ...page, shop }} within={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />;
}

/** In steps, so that the page responds to input in between. */
async function takeOver(page: HTMLElement): Promise<void> {
  await pause();
  // If its code fails to load, the page stays visible and reports the failure itself.
  await loadPage(window.location.pathname).catch(() => undefined);
  await pause();
  const app = await appOf();
  startTransition(() => void hydrateRoot(page, app));
  // From now on the app handles input (start/start.ts).
  page.dispatchEvent(new Event('takeover'));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
