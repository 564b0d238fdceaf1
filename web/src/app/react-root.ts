// React is initialised with its own file, so that the app's start is a separate task (vite.config.ts splits it off).
export { startTransition } from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
