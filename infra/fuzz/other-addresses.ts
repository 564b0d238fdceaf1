import { SAMPLE_PACKAGE_PATH, THEME_PACKAGES_PATH } from '@nimantran/proto/http/catalog/admin-themes';
import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';
import { DEVELOPERS_PATH, OPENAPI_PATH } from '@nimantran/proto/http/gateway/openapi';
import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import { QUEUE_BOARD_PATH } from '@nimantran/proto/http/studio/failed-theme-renders';
import fc from 'fast-check';
import { keyedWires } from './keyed-wires.ts';
import type { KnownIds } from './known-ids.ts';
import { providerEvents } from './provider-events.ts';
import { HOSTILE_SEGMENTS, HOSTILE_TEXTS } from './values/hostile.ts';
import { encode, type Wire } from './wire.ts';

interface Address {
  name: string;
  /** Valid and invalid requests to the address; `secret` signs what the payment provider sends. */
  wires(known: { things: KnownIds; secret: string }): fc.Arbitrary<Wire>;
  /** Whether every such request has to be answered with 2xx. */
  succeeds?: true;
}

const segment = fc.oneof(
  fc.constantFrom(...HOSTILE_SEGMENTS),
  fc.constantFrom(...HOSTILE_TEXTS).map(encode),
  fc.stringMatching(/^[a-z0-9-]{1,20}$/),
);
const tail = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(fc.constantFrom('expires', 'signature', 'partner', 'currency', 'x', '__proto__', 'a[b]'), segment), {
      maxLength: 3,
    })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
);
const realId = (things: KnownIds): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...things.of('upload').map(String), 'none'), fc.uuid(), segment);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((made) => Buffer.from(made)),
  fc.constantFrom('', '{', 'null', '[]', 'PK\u0003\u0004').map((text) => Buffer.from(text)),
);

/** tus `Metadata`: names with base64 values. */
const metadata = fc.oneof(
  fc
    .constantFrom(...HOSTILE_TEXTS, 'x'.repeat(5_000))
    .map((text) => `kind cGhvdG8=,filename ${Buffer.from(text).toString('base64')}`),
  fc.constantFrom(
    '',
    'kind',
    'kind !!!',
    'kind cGhvdG8=',
    'kind bXVzaWM=,filename YQ==',
    'kind eA==,filename YQ==',
    ',,,',
    '__proto__ YQ==',
  ),
);
const size = fc.constantFrom('0', '1', '100', '-1', '1e3', 'NaN', '9007199254740993', '99999999999999999999', '26214401', '');
const tusHeaders = fc.record(
  {
    'tus-resumable': fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '0.2.2', ''),
    'upload-length': size,
    'upload-offset': size,
    'upload-defer-length': fc.constantFrom('1', '0', 'x'),
    'upload-metadata': metadata,
    'content-type': fc.constantFrom('application/offset+octet-stream', 'application/offset+octet-stream', 'text/plain'),
    'x-http-method-override': fc.constantFrom('PATCH', 'DELETE', 'X'),
    'upload-concat': fc.constantFrom('partial', 'final;/api/uploads/a'),
  },
  { requiredKeys: ['tus-resumable'], noNullPrototype: true },
) as fc.Arbitrary<Record<string, string>>;

const headersOf = (contentType: fc.Arbitrary<string>) => contentType.map((type) => ({ 'content-type': type }));
const wireOf = (
  method: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
  headers: fc.Arbitrary<Record<string, string>>,
  body: fc.Arbitrary<Buffer | undefined>,
): fc.Arbitrary<Wire> => fc.record({ method, path, headers, body });
const get = (path: fc.Arbitrary<string>): fc.Arbitrary<Wire> =>
  wireOf(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    fc.tuple(path, query).map(([where, what]) => where + what),
    fc.constantFrom<Record<string, string>>(
      {},
      { range: 'bytes=0-1' },
      { range: 'bytes=5-1,9-' },
      { 'if-none-match': '*' },
      { 'accept-encoding': 'br, gzip' },
      { accept: 'text/html' },
      { 'if-modified-since': 'x' },
    ),
    fc.constant(undefined),
  );
const below = (start: string): fc.Arbitrary<Wire> => get(tail.map((rest) => `${start}/${rest}`));

const PAGES = [
  '/',
  '/category/wedding',
  '/category/house-warming',
  '/video/house-warming/shubh-griha-103',
  '/blog',
  '/pricing',
  '/track-order',
  '/my-orders',
  '/admin',
  '/partner',
  '/studio',
];

/** All addresses of the gateway that are not operations. */
export const OTHER_ADDRESSES: readonly Address[] = [
  {
    name: 'uploads begun',
    wires: () => wireOf(fc.constantFrom('POST', 'POST', 'OPTIONS'), fc.constant(TUS_PATH), tusHeaders, bytes),
  },
  {
    name: 'uploads gone on with',
    wires: ({ things }) =>
      wireOf(
        fc.constantFrom('HEAD', 'PATCH', 'PATCH', 'DELETE', 'OPTIONS'),
        realId(things).map((id) => `${TUS_PATH}/${id}`),
        tusHeaders,
        bytes,
      ),
  },
  { name: 'stored objects', wires: () => below('/api/objects') },
  {
    name: 'pictures of themes',
    wires: ({ things }) =>
      fc.oneof(
        below(THEME_MEDIA_PATH),
        get(
          fc
            .tuple(
              fc.constantFrom(...things.of('theme'), 9),
              fc.constantFrom(...things.of('version'), 'x'),
              fc.constantFrom(
                'second/thumbnail.jpg',
                'second/preview.mp4',
                'thumbnail.jpg',
                'thumbnail_web.jpg',
                'thumbnail_web-480.avif',
                'thumbnail_web-7.webp',
                'preview.mp4',
                '..%2f',
              ),
            )
            .map((parts) => `${THEME_MEDIA_PATH}/${parts.join('/')}`),
        ),
      ),
  },
  {
    name: 'packages of themes',
    wires: () =>
      wireOf(
        fc.constant('POST'),
        fc.constant(THEME_PACKAGES_PATH),
        headersOf(fc.constantFrom('application/zip', 'application/zip', 'text/plain', '')),
        bytes,
      ),
  },
  { name: 'the sample package', wires: () => get(fc.constant(SAMPLE_PACKAGE_PATH)) },
  { name: 'the board of queues', wires: () => fc.oneof(get(fc.constant(QUEUE_BOARD_PATH)), below(QUEUE_BOARD_PATH)) },
  {
    name: 'news of payments',
    wires: () =>
      wireOf(
        fc.constant('POST'),
        fc.constant(STRIPE_WEBHOOK_PATH),
        fc
          .constantFrom('', 't=1,v1=00', 't=x,v1=', 'v1=a', 't=99999999999999,v1=00,v1=11', '\u00ff')
          .map((signature) => ({ 'stripe-signature': signature, 'content-type': 'application/json' })),
        bytes,
      ),
  },
  // The provider repeats for days what is not answered with 2xx.
  { name: 'signed news of payments', wires: providerEvents, succeeds: true },
  { name: 'requests with an API key', wires: ({ things }) => keyedWires(things) },
  {
    name: 'pages',
    wires: () =>
      fc.oneof(
        get(fc.constantFrom(...PAGES)),
        below(''),
        get(fc.tuple(fc.constantFrom(...PAGES.slice(1)), segment).map(([page, rest]) => `${page}/${rest}`)),
      ),
  },
  {
    name: 'files of the app',
    wires: () =>
      fc.oneof(
        below('/assets'),
        get(
          fc.constantFrom(
            OPENAPI_PATH,
            DEVELOPERS_PATH,
            '/robots.txt',
            '/sitemap.xml',
            '/sw.js',
            '/favicon.ico',
            '/manifest.webmanifest',
            '/healthz',
            '/readyz',
            '/metrics',
            '/internal/sessions',
            '/.env',
          ),
        ),
      ),
  },
  {
    name: 'what is nowhere',
    wires: () =>
      wireOf(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
        tail.map((rest) => `/api/${rest}`),
        headersOf(fc.constant('application/json')),
        bytes,
      ),
  },
];
