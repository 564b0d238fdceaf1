import { fileURLToPath } from 'node:url';
import { PAGE_RENDERER_ENTRY } from '@nimantran/proto/http/gateway/page-renderer';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress.ts';
import { eagerModules } from './build/eager-modules.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { leanRouter } from './build/lean-router.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * The same in both builds, so that they name the same files: a picture inlined in the page's HTML would be sent with every page,
 * and twice.
 */
const ASSETS_INLINE_LIMIT = 0;
/** Code shared by home, categories, themes and the blog. */
const WINDOWS =
  /src\/(?:components\/(?:themes\/(?:video-|open-card)|page\/structured-data|feedback\/skeleton|pictures\/picture|orders\/price)|lib\/(?:themes\/theme-(?:queries|filters|picture)|money\/pricing|browser\/(?:use-in-browser|media-query)|hooks\/use-modal)|domain\/(?:theme\.|pricing|starting-price)|http\/catalog\/themes)|features\/storefront\/(?:lib\/preload-details-page|components\/(?:scroll-row|promo-banner|themes-failed))/;
const SHOP = process.env.SHOP_URL ?? 'http://localhost:8080';

/**
 * `vite build` makes the browser's files; `vite build --ssr` then adds the server entry that the gateway loads, in one file.
 * `--mode quick` is for trying the shop out on one's own machine: the same code in a tenth of the time, in larger files.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    leanContracts(),
    leanRouter(),
    eagerModules(),
    serviceWorker(),
    ...(mode === 'quick' ? [] : [compressFiles()]),
  ],
  resolve: {
    alias: {
      // The browser needs the contracts' paths and types, not their validator: saves 15 KB on every first visit.
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
        minify: mode === 'quick' ? 'oxc' : 'terser',
        terserOptions: { module: true, compress: { passes: 2 } },
        target: 'es2022',
        assetsInlineLimit: ASSETS_INLINE_LIMIT,
        // Every browser that supports ES2022 preloads modules. Styles must load before a part is rendered; a part names its own
        // small imports, because listing them in every first visit would weigh more.
        modulePreload: { polyfill: false, resolveDependencies: (_part, files) => files.filter((file) => file.endsWith('.css')) },
        // The code every page starts with is one file, and the code shared by the storefront another: smaller chunks would be a
        // request each and compress worse.
        rolldownOptions: {
          input: ['index.html', 'src/start/start.ts', 'src/guest/guest.ts', 'src/developers/developers.css'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root/ },
                { name: 'shop', tags: ['$initial'], test: (id) => !/\/src\/(?:start|guest|developers)\//.test(id) },
                { name: 'windows', test: WINDOWS },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
  server: { proxy: { '/api': { target: SHOP, changeOrigin: false } } },
}));
