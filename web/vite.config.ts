import { fileURLToPath } from 'node:url';
import { PAGE_RENDERER_ENTRY } from '@nimantran/proto/http/pages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress.ts';
import { eagerModules } from './build/eager-modules.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { leanRouter } from './build/lean-router.ts';
import { serviceWorker } from './build/service-worker.ts';

/** In both builds, so that they name the same files: a picture in the page's HTML would come with every page, and twice. */
const ASSETS_INLINE_LIMIT = 0;
/** What home, categories, themes and the blog share. */
const WINDOWS =
  /src\/(?:components\/(?:themes\/(?:video-|open-card)|page\/structured-data|feedback\/skeleton|pictures\/picture|orders\/price)|lib\/(?:themes\/theme-(?:queries|filters|picture)|money\/pricing|browser\/(?:use-in-browser|media-query)|hooks\/use-modal)|domain\/(?:theme|pricing)|http\/catalog)|features\/storefront\/(?:lib\/preload-details-page|components\/(?:scroll-row|promo-banner|themes-failed))/;
const SHOP = process.env.SHOP_URL ?? 'http://localhost:8080';

/** `vite build` makes the browser's files; `vite build --ssr` then adds the server entry that the gateway loads, whole. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanContracts(), leanRouter(), eagerModules(), serviceWorker(), compressFiles()],
  resolve: {
    alias: {
      // The browser needs the contracts' paths and types, not their validator: 15 KB less on every first visit.
      typebox: fileURLToPath(new URL('./src/lib/typebox-shape.ts', import.meta.url)),
    },
  },
  build: isSsrBuild
    ? {
        rolldownOptions: { input: 'src/server.tsx' },
        assetsInlineLimit: ASSETS_INLINE_LIMIT,
        outDir: `dist/${PAGE_RENDERER_ENTRY.split('/')[0]}`,
        target: 'node24',
        emptyOutDir: true,
        copyPublicDir: false,
      }
    : {
        manifest: true,
        sourcemap: false,
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 2 } },
        target: 'es2022',
        assetsInlineLimit: ASSETS_INLINE_LIMIT,
        // Every browser that reads ES2022 preloads modules. Styles have to stand before a part is drawn; what small files a part imports
        // is told by the part: their names in every first visit would weigh more.
        modulePreload: { polyfill: false, resolveDependencies: (_part, files) => files.filter((file) => file.endsWith('.css')) },
        // What every page starts with comes as one file, and what shop windows share as another: parts would be a request each, and
        // compress worse.
        rolldownOptions: {
          input: ['index.html', 'src/start/start.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root/ },
                { name: 'shop', tags: ['$initial'], test: (id) => !id.includes('/src/start/') },
                { name: 'windows', test: WINDOWS },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
  server: { proxy: { '/api': { target: SHOP, changeOrigin: false } } },
}));
