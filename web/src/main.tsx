import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { recordAttribution, recordReferral } from './lib/attribution.ts';

// From here on the pages name themselves.
for (const element of document.querySelectorAll('[data-static]')) element.remove();

// A page that was open while the shop was renewed asks for files that are gone: the new ones come with a reload.
// Once in a while at most: what is still missing then is said by the page.
const RELOADED_AT = 'nimantran.reloaded_at';
window.addEventListener('vite:preloadError', () => {
  // Without a line, a reload would take away the page as well.
  if (!navigator.onLine) return;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < 60_000) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
});

const landing = window.location.pathname + window.location.search;
recordAttribution(landing);
recordReferral(window.location.search, landing);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
