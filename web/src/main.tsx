import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { recordAttribution } from './lib/attribution.ts';

// From here on the pages name themselves.
for (const element of document.querySelectorAll('[data-static]')) element.remove();

recordAttribution(window.location.pathname + window.location.search);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
