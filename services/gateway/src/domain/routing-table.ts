import { BODY_LIMIT_BYTES } from '@nimantran/kit/http/app';
import * as themesAdmin from '@nimantran/proto/http/catalog/admin-themes';
import * as blog from '@nimantran/proto/http/catalog/blog';
import * as catalog from '@nimantran/proto/http/catalog/themes';
import * as audit from '@nimantran/proto/http/identity/audit-log';
import * as myAccount from '@nimantran/proto/http/identity/my-account';
import * as people from '@nimantran/proto/http/identity/people';
import * as identity from '@nimantran/proto/http/identity/sessions';
import * as media from '@nimantran/proto/http/media/uploads';
import * as ordersAdmin from '@nimantran/proto/http/orders/admin-orders';
import * as drafts from '@nimantran/proto/http/orders/drafts';
import * as ordersFigures from '@nimantran/proto/http/orders/figures';
import * as ordersTools from '@nimantran/proto/http/orders/holidays';
import * as orders from '@nimantran/proto/http/orders/orders';
import * as partnerPayouts from '@nimantran/proto/http/orders/partner-payouts';
import * as partners from '@nimantran/proto/http/orders/partners';
import * as support from '@nimantran/proto/http/orders/support-requests';
import * as pricesAdmin from '@nimantran/proto/http/pricing/admin-prices';
import * as pricing from '@nimantran/proto/http/pricing/quotes';
import type { Access, Operation } from '@nimantran/proto/http/shared/operation';
import { PARKED_EVENTS } from '@nimantran/proto/http/shared/parked-events';
import * as batches from '@nimantran/proto/http/studio/batches';
import * as studioTools from '@nimantran/proto/http/studio/failed-theme-renders';
import * as studioFigures from '@nimantran/proto/http/studio/figures';
import * as studioJobs from '@nimantran/proto/http/studio/job-actions';
import * as studio from '@nimantran/proto/http/studio/jobs';
import * as studioRenders from '@nimantran/proto/http/studio/renders';
import * as themeTrials from '@nimantran/proto/http/studio/theme-trials';

export type Service = 'catalog' | 'pricing' | 'identity' | 'orders' | 'media' | 'studio';
export type Limit = 'general' | 'files' | 'uploads' | 'sign_in' | 'track_order' | 'quotes' | 'checkout' | 'support' | 'visits';

/** One route of the public API and its target. */
export interface PublicRoute {
  methods: ('GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS')[];
  /** In Fastify's syntax: `/api/orders/:number`. */
  url: string;
  service: Service;
  /** `public` is served without a session while sessions cannot be checked. */
  access: Access;
  limit: Limit;
  maxBodyBytes: number;
  /** Whether the answer is an event stream, which stays open as long as the client reads it. */
  streams: boolean;
  /** Longest time without data from the service, in ms. */
  timeoutMs: number;
  /** Whether a caller without a session may get an answer cached for up to a minute. */
  kept: boolean;
  /** Whether the provider's signature replaces the XSRF header. */
  signed: boolean;
}

const MIB = 1024 * 1024;
const ANSWER_TIMEOUT_MS = 30_000;
/** Event streams are never silent for longer than their heartbeat of 15 s. */
const STREAM_TIMEOUT_MS = 60_000;

const CONTRACTS: readonly [Service, Readonly<Record<string, unknown>>][] = [
  ['catalog', catalog],
  ['catalog', blog],
  ['catalog', themesAdmin],
  ['pricing', pricing],
  ['pricing', pricesAdmin],
  ['identity', identity],
  ['identity', myAccount],
  ['identity', people],
  ['identity', audit],
  ['orders', orders],
  ['orders', ordersAdmin],
  ['orders', ordersFigures],
  ['orders', ordersTools],
  ['orders', support],
  ['orders', drafts],
  ['orders', partners],
  ['orders', partnerPayouts],
  ['media', media],
  ['studio', studio],
  ['studio', themeTrials],
  ['studio', batches],
  ['studio', studioJobs],
  ['studio', studioRenders],
  ['studio', studioFigures],
  ['studio', studioTools],
  ['identity', PARKED_EVENTS.identity],
  ['catalog', PARKED_EVENTS.catalog],
  ['pricing', PARKED_EVENTS.pricing],
  ['orders', PARKED_EVENTS.orders],
  ['media', PARKED_EVENTS.media],
  ['studio', PARKED_EVENTS.studio],
];

/** The gateway answers these itself, because they set or read the session cookie. */
const OWN_OPERATIONS: readonly Operation[] = [identity.signIn, identity.signOut, identity.whoAmI];
const KEPT_OPERATIONS: readonly Operation[] = [
  catalog.listVideos,
  catalog.getVideo,
  blog.listPosts,
  blog.getPost,
  pricing.listPricing,
];
const LIMITS: readonly (readonly [Operation, Limit])[] = [
  [orders.trackOrder, 'track_order'],
  [pricing.createQuote, 'quotes'],
  [identity.getUserType, 'sign_in'],
  [identity.verifyAdmin, 'sign_in'],
  [orders.placeOrder, 'checkout'],
  [orders.openCheckout, 'checkout'],
  [support.openSupportRequest, 'support'],
  [support.replyToSupportRequest, 'support'],
  [partners.recordVisit, 'visits'],
];

const STREAMS: readonly Operation[] = [orders.streamOrder, studio.streamStudio, batches.streamBatch];

/** Operations that carry a file. */
const LARGE_BODIES: readonly (readonly [Operation, number])[] = [[batches.createBatch, 2 * batches.BATCH_LIMITS.file_bytes]];

const base = {
  access: 'public',
  limit: 'general',
  // The service would break off a larger body, which would look like our own fault.
  maxBodyBytes: BODY_LIMIT_BYTES,
  timeoutMs: STREAM_TIMEOUT_MS,
  kept: false,
  streams: false,
  signed: false,
} as const;

/** A request of the upload protocol. */
const upload = {
  service: 'media',
  access: 'user',
  limit: 'uploads',
  maxBodyBytes: media.UPLOAD_LIMITS.chunk_bytes.largest + MIB,
  timeoutMs: media.UPLOAD_LIMITS.retry_operation_ms,
} as const;

/** Routes outside the contracts' operations: uploads, stored objects, pictures of themes, the payment webhook. */
const OTHER_ROUTES: readonly PublicRoute[] = [
  { ...base, ...upload, methods: ['POST', 'OPTIONS'], url: media.TUS_PATH },
  { ...base, ...upload, methods: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: `${media.TUS_PATH}/*` },
  { ...base, methods: ['GET', 'HEAD'], url: '/api/objects/*', service: 'media', limit: 'files' },
  { ...base, methods: ['GET', 'HEAD'], url: `${catalog.THEME_MEDIA_PATH}/*`, service: 'catalog', limit: 'files' },
  {
    ...base,
    methods: ['POST'],
    url: themesAdmin.THEME_PACKAGES_PATH,
    service: 'catalog',
    access: 'admin',
    maxBodyBytes: themesAdmin.THEME_PACKAGE_LIMITS.bytes,
  },
  // Read-only: no other methods are allowed.
  { ...base, methods: ['GET'], url: studioTools.QUEUE_BOARD_PATH, service: 'studio', access: 'admin' },
  { ...base, methods: ['GET'], url: `${studioTools.QUEUE_BOARD_PATH}/*`, service: 'studio', access: 'admin', limit: 'files' },
  { ...base, methods: ['GET'], url: themesAdmin.SAMPLE_PACKAGE_PATH, service: 'catalog', access: 'admin', limit: 'files' },
  { ...base, methods: ['POST'], url: orders.STRIPE_WEBHOOK_PATH, service: 'orders', timeoutMs: ANSWER_TIMEOUT_MS, signed: true },
];

/** Every public route of the services. Internal operations are not in it and therefore cannot be reached. */
export function routingTable(): PublicRoute[] {
  const routes = CONTRACTS.flatMap(([service, contracts]) =>
    Object.values(contracts)
      .filter(isOperation)
      .filter((operation) => operation.path.startsWith('/api/') && operation.access !== 'service')
      .filter((operation) => !OWN_OPERATIONS.includes(operation))
      .map((operation) => routeOf(service, operation)),
  );
  return [...routes, ...OTHER_ROUTES];
}

function routeOf(service: Service, operation: Operation): PublicRoute {
  return {
    ...base,
    methods: operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method],
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    service,
    access: operation.access,
    limit: LIMITS.find(([limited]) => limited === operation)?.[1] ?? 'general',
    maxBodyBytes: LARGE_BODIES.find(([large]) => large === operation)?.[1] ?? base.maxBodyBytes,
    timeoutMs: operation.answer === undefined && operation.method === 'GET' ? STREAM_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
    kept: KEPT_OPERATIONS.includes(operation),
    streams: STREAMS.includes(operation),
  };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}
