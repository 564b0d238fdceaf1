import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#4A1237"/><path d="M8 26V15.5C8 10 11.4 6.5 16 6.5s8 3.5 8 9V26M16 11V26" fill="none" stroke="#FBF7F0" stroke-width="2" stroke-linecap="round"/></svg>`;

/** The stylesheet and the small browser scripts, served from memory. */
export function registerAssets(app: FastifyInstance): void {
  const serve = (path: string, type: string, body: string) => {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  };
  serve('/assets/style.css', 'text/css; charset=utf-8', readFileSync(new URL('./style.css', import.meta.url), 'utf8'));
  serve('/assets/checkout.js', 'text/javascript; charset=utf-8', readFileSync(new URL('./checkout.js', import.meta.url), 'utf8'));
  serve('/assets/accounts.js', 'text/javascript; charset=utf-8', readFileSync(new URL('./accounts.js', import.meta.url), 'utf8'));
  serve('/assets/icon.svg', 'image/svg+xml', ICON);
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/assets/icon.svg', 302));
}
