// React starts with the file that it comes in, so that the app's own start is another task (vite.config.ts puts this beside it).
export { startTransition } from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
