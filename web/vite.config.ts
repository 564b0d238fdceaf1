import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SHOP = process.env.SHOP_URL ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: {
      // The browser needs the contracts' paths and types, not their validator: 15 KB less on every first visit.
      typebox: fileURLToPath(new URL('./src/lib/typebox-shape.ts', import.meta.url)),
    },
  },
  build: { sourcemap: false, target: 'es2022', assetsInlineLimit: 2048 },
  server: { proxy: { '/api': { target: SHOP, changeOrigin: false } } },
});
