import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { DEFAULT_UPLOAD_MB } from '@nimantran/proto/domain/upload-size';
import { THEME_PACKAGES_PATH } from '@nimantran/proto/http/catalog/admin-themes';
import { DEVELOPERS_PATH } from '@nimantran/proto/http/gateway/openapi';
import type { PageSettings } from '@nimantran/proto/http/gateway/page-renderer';
import { INVITATION_PATH } from '@nimantran/proto/http/guests/invitations';
import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { documentedOperations } from '@nimantran/proto/http/shared/documented-operations';
import { openApiDocument } from '@nimantran/proto/http/shared/openapi-document';
import { guestPagePolicy, securityHeaders } from '../../../services/gateway/src/domain/security-headers.ts';
import { loadRenderer } from '../../../services/gateway/src/web/load-renderer.ts';
import { fileOf, headersOf } from '../../../services/gateway/src/web/service-worker-file.ts';
import { serveAccount } from './mock-account.ts';
import { serveAdmin } from './mock-admin.ts';
import { askAsColleague, serveAdminOrders } from './mock-admin-orders.ts';
import { serveApiKeys } from './mock-api-keys.ts';
import { serveBatches } from './mock-batches.ts';
import { serveDrafts } from './mock-drafts.ts';
import { EXAMPLES, showExamples } from './mock-examples.ts';
import { serveFigures } from './mock-figures.ts';
import { serveFirstRun } from './mock-first-run.ts';
import { serveGuestPage, serveGuests } from './mock-guests.ts';
import { serveLiveStills } from './mock-live-stills.ts';
import { completeOrder, payBill, serveOrders } from './mock-orders.ts';
import { servePartners } from './mock-partners.ts';
import { servePeople } from './mock-people.ts';
import { serveRatings } from './mock-ratings.ts';
import { serveReviews } from './mock-reviews.ts';
import { serveOperation } from './mock-routes.ts';
import { serveSettings, shopFacts } from './mock-settings.ts';
import { serveShop, themes, uploads } from './mock-shop.ts';
import { serveStudio } from './mock-studio.ts';
import { answerRequest, serveSupport } from './mock-support.ts';
import { pictureOf } from './mock-themes.ts';
import { serveThemesAdmin, takeThemePackage } from './mock-themes-admin.ts';
import { serveTools } from './mock-tools.ts';
import { bytesOf, serveTus, serveUploadControl } from './mock-uploads.ts';
import { serveWaiting } from './mock-waiting.ts';
import { serveWebhooks } from './mock-webhooks.ts';

/**
 * A shop in memory behind the built web app, for looking at screens and walking through flows without services:
 * `node web/test/support/mock-server.ts`, then http://localhost:20080. PORT moves it. MOCK_MEDIA may name a folder with `<theme id>.mp4` and
 * `<theme id>.jpg` to show in place of drawings, MOCK_DIST another build of the app.
 * Accounts: customer@, designer@, admin@, partner@, internal@ (sees no prices). /mock/themes?away makes themes unavailable until
 * /mock/themes. /mock/complete/<number> finishes an order, /mock/examples
 * brings an order in every state and requests to support, /mock/answer/<request> lets support answer, /mock/ask/<number> lets a
 * colleague ask for a second admin.
 * /mock/uploads tells what was uploaded and, with a query (status and times, cutAfter and cuts, hold), what goes wrong next.
 * Promo codes: WELCOME10, ENDED, USEDUP, LASTONE (gone when paying), GUESS and FAST (too many tries); billing name `Too Many` meets
 * the limit of payments, slow@… the one of tracking.
 */
const DIST = process.env.MOCK_DIST ?? path.join(import.meta.dirname, '../../dist');
const PORT = Number(process.env.PORT ?? 20080);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The gateway's settings and headers, so that anything a page is not allowed to do already fails here. */
const SETTINGS: PageSettings = {
  service_worker: process.env.WEB_SERVICE_WORKER === 'true',
  analytics_id: process.env.WEB_ANALYTICS_ID ?? null,
  upload_mb: DEFAULT_UPLOAD_MB,
};
const SECURITY = securityHeaders({
  localUrl: undefined,
  firebaseAuthDomain: undefined,
  objectsSource: undefined,
  analytics: SETTINGS.analytics_id !== null,
});

/** Pages are server-rendered, as by the gateway, if the build contains the server entry. */
const renderer = await loadRenderer(DIST);

serveShop();
serveOrders();
serveRatings();
serveSupport();
serveAccount();
serveApiKeys();
serveWebhooks();
serveLiveStills();
serveDrafts();
serveReviews();
serveGuests();
serveStudio();
serveAdmin();
serveBatches();
serveThemesAdmin();
serveAdminOrders();
serveFigures();
servePeople();
servePartners();
serveTools();
serveSettings();
serveWaiting();
serveFirstRun();
createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
}).listen(PORT, function (this: Server) {
  const address = this.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : PORT}`);
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mock');
  const who = /(?:^|; )mock-session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (await servePageOfGuests(url, request, response)) return;
  if (url.pathname === DEVELOPERS_PATH) return showApi(`http://${request.headers.host}`, response);
  if (await serveOperation(request, response, who && decodeURIComponent(who))) return;
  if (url.pathname.startsWith(TUS_PATH)) return serveTus(request, response, who && decodeURIComponent(who));
  if (url.pathname === THEME_PACKAGES_PATH) return takeThemePackage(request, response);
  if (url.pathname.startsWith('/mock/')) return serveMock(url, request, response);
  const media = /^\/api\/theme-media\/(\d+)\/.*\/(thumbnail(?:_web)?\.jpg|thumbnail_web-\d+\.(?:avif|webp)|preview\.mp4)$/.exec(
    url.pathname,
  );
  if (media?.[2] === 'preview.mp4') return serveVideo(media[1] ?? '', request, response);
  if (media) return servePicture(media[1] ?? '', response, url.pathname.includes('/second/'));
  if (url.pathname.startsWith('/api/')) return void response.writeHead(404).end();
  await serveApp(url, request, response);
}

/** With the gateway's policy for them. */
async function servePageOfGuests(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (renderer && url.pathname.startsWith(`${INVITATION_PATH}/`)) {
    response.setHeader('content-security-policy', guestPagePolicy(undefined, renderer.guestStyles));
    if (!request.headers.cookie?.includes('XSRF-TOKEN='))
      response.setHeader('set-cookie', 'XSRF-TOKEN=mock-token-of-this-browser; Path=/; SameSite=Lax');
  }
  return serveGuestPage(url, request, response, renderer);
}

function showApi(origin: string, response: ServerResponse): void {
  const document = openApiDocument(documentedOperations(), { origin, version: '0.0.0', requestsPerMinute: 600 });
  response
    .writeHead(200, { ...SECURITY, 'content-type': 'text/html; charset=utf-8' })
    .end(renderer?.developersPage(document, shopFacts().about.name) ?? '');
}

async function serveApp(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = fileOf(url.pathname.slice(1), SETTINGS);
  const file = path.join(DIST, path.normalize(name));
  const known = path.extname(file) !== '' && existsSync(file);
  if (!known && !request.headers.cookie?.includes('XSRF-TOKEN=')) {
    response.setHeader('set-cookie', 'XSRF-TOKEN=mock-token-of-this-browser; Path=/; SameSite=Lax');
  }
  if (known) {
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return void response.writeHead(200, { ...SECURITY, ...headersOf(name), 'content-type': type }).end(readFileSync(file));
  }
  const page = await renderer?.renderPage({
    url: url.pathname + url.search,
    origin: `http://${request.headers.host}`,
    settings: SETTINGS,
    shop: shopFacts(),
    ask: (path, init) => fetch(`http://${request.headers.host}${path}`, init),
  });
  if (page && 'location' in page) return void response.writeHead(page.status, { location: page.location }).end();
  response
    .writeHead(page?.status ?? 200, { ...SECURITY, 'content-type': 'text/html; charset=utf-8' })
    .end(page?.html ?? readFileSync(path.join(DIST, 'index.html')));
}

async function serveMock(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, , what, number = '', bill = '', outcome = ''] = url.pathname.split('/');
  const page = (body: string) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Stand-in</title>${body}`);
  if (what === 'themes') {
    themes.areAway = url.searchParams.has('away');
    return page('Done');
  }
  if (what === 'uploads') return serveUploadControl(url, response);
  if (what === 'video.mp4') return serveVideo('101', request, response);
  if (what === 'slow-video.mp4') return serveSlowly('101', response);
  if (what === 'picture') return servePicture(number, response);
  if (what === 'upload') return serveBytes(bytesOf(number), uploads.get(number)?.content_type ?? 'image/png', request, response);
  if (what === 'complete') {
    completeOrder(number);
    return page('Done');
  }
  if (what === 'ask') {
    askAsColleague(number);
    return page('Asked');
  }
  if (what === 'answer') {
    answerRequest(number);
    return page('Answered');
  }
  if (what === 'examples') {
    showExamples();
    return page(EXAMPLES.map((example) => `<p><a href="/user/invitations/${example.number}">${example.name}</a></p>`).join(''));
  }
  if (what === 'checkout' && outcome === '') {
    return page(
      ['paid', 'declined', 'cancelled']
        .map((name) => `<p><a href="/mock/checkout/${number}/${bill}/${name}">${name}</a></p>`)
        .join(''),
    );
  }
  if (what === 'checkout') {
    if (outcome !== 'cancelled') payBill(number, bill, outcome);
    const query = outcome === 'cancelled' ? 'checkout=cancelled' : `paid=1&session_id=mock`;
    return void response.writeHead(303, { location: `/user/invitations/${number}?${query}` }).end();
  }
  const nonce = url.searchParams.get('nonce') ?? '';
  const accounts = ['customer', 'designer', 'admin', 'partner', 'internal'].map((name) => {
    const message = { type: 'nimantran:signed-in', id_token: `mock-token-for-account-${name}@nimantran.test`, user: {}, nonce };
    const say = `opener.postMessage(${JSON.stringify(message)}, "*"); window.close()`;
    return `<p><button onclick='${say}'>${name}</button></p>`;
  });
  page(accounts.join(''));
}

const mediaFile = (name: string): string | undefined => {
  const file = path.join(process.env.MOCK_MEDIA ?? DIST, name);
  return existsSync(file) ? file : undefined;
};

function servePicture(id: string, response: ServerResponse, isSecond = false): void {
  const file = isSecond ? undefined : mediaFile(`${id}.jpg`);
  if (file) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(readFileSync(file));
  else response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(pictureOf(Number(id), isSecond));
}

function serveVideo(id: string, request: IncomingMessage, response: ServerResponse): void {
  const file = mediaFile(`${id}.mp4`);
  if (!file) return void response.writeHead(404).end();
  serveBytes(readFileSync(file), 'video/mp4', request, response);
}

/** As on a phone's connection: a tenth of it every half second. */
function serveSlowly(id: string, response: ServerResponse): void {
  const file = mediaFile(`${id}.mp4`);
  if (!file) return void response.writeHead(404).end();
  const bytes = readFileSync(file);
  const part = Math.ceil(bytes.length / 10);
  response.writeHead(200, { 'content-type': 'video/mp4' });
  const send = (from: number): void => {
    if (from >= bytes.length) return void response.end();
    response.write(bytes.subarray(from, from + part));
    setTimeout(send, 500, from + part);
  };
  send(0);
}

function serveBytes(bytes: Buffer, type: string, request: IncomingMessage, response: ServerResponse): void {
  const range = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '');
  if (!range) return void response.writeHead(200, { 'content-type': type, 'accept-ranges': 'bytes' }).end(bytes);
  const start = Number(range[1]);
  const end = range[2] ? Number(range[2]) : bytes.length - 1;
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  response.writeHead(206, headers).end(bytes.subarray(start, end + 1));
}
