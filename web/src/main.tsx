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

// A page that was open while the shop was renewed asks for files that are gone: the new ones come with a reload.
// Once in a while at most: what is still missing then is said by the page.
const RELOADED_AT = 'nimantran.reloaded_at';
window.addEventListener('vite:preloadError', () => {
  // Without a line, a reload would take away the page as well.
  if (navigator.onLine && noteReload()) window.location.reload();
});

/** False where it was reloaded just now, and where that cannot be noted. */
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
// Pages that the shop has made are taken over, others are made here.
if (root.firstChild) void takeOver(root);
else createRoot(root).render(appOf());
recordReferral(window.location.search, landing);

function appOf() {
  return (
    <App client={queryClient} page={takePageData(queryClient)} within={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  );
}

/** Bit by bit, so that whoever uses the page meanwhile is heard in between. */
async function takeOver(page: HTMLElement): Promise<void> {
  await pause();
  // Without its code the page still stands, and says itself what is missing.
  await loadPage(window.location.pathname).catch(() => undefined);
  await pause();
  startTransition(() => void hydrateRoot(page, appOf()));
  // From now on presses are heard here (start/start.ts).
  page.dispatchEvent(new Event('takeover'));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
