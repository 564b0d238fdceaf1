import { BODY_LIMIT_BYTES } from '@nimantran/kit/http/app';
import type { ApiKeyScope } from '@nimantran/proto/domain/api-key';
import * as adminThemes from '@nimantran/proto/http/catalog/admin-themes';
import * as blog from '@nimantran/proto/http/catalog/blog';
import * as themes from '@nimantran/proto/http/catalog/themes';
import * as invitations from '@nimantran/proto/http/guests/invitations';
import * as sessions from '@nimantran/proto/http/identity/sessions';
import * as uploads from '@nimantran/proto/http/media/uploads';
import * as orders from '@nimantran/proto/http/orders/orders';
import * as partners from '@nimantran/proto/http/orders/partners';
import * as reviews from '@nimantran/proto/http/orders/reviews';
import * as shop from '@nimantran/proto/http/orders/shop';
import * as supportRequests from '@nimantran/proto/http/orders/support-requests';
import * as quotes from '@nimantran/proto/http/pricing/quotes';
import { ALL_OPERATIONS } from '@nimantran/proto/http/shared/all-operations';
import { scopesOpening, scopesOpeningAddress } from '@nimantran/proto/http/shared/keyed-operations';
import type { Access, Operation } from '@nimantran/proto/http/shared/operation';
import type { ReadingService } from '@nimantran/proto/http/shared/parked-events';
import * as batches from '@nimantran/proto/http/studio/batches';
import * as failedThemeRenders from '@nimantran/proto/http/studio/failed-theme-renders';
import * as jobs from '@nimantran/proto/http/studio/jobs';
import * as liveStills from '@nimantran/proto/http/studio/live-stills';
import * as reviewStills from '@nimantran/proto/http/studio/review-stills';

export type Service = ReadingService;
export type Limit =
  | 'general'
  | 'files'
  | 'uploads'
  | 'sign_in'
  | 'track_order'
  | 'quotes'
  | 'checkout'
  | 'support'
  | 'visits'
  | 'reviews'
  | 'replies'
  | 'stills';

/** One route of the public API and its target. */
export interface PublicRoute {
  methods: ('GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS')[];
  /** In Fastify's syntax: `/api/orders/:number`. */
  url: string;
  service: Service;
  /** `public` is served without a session while sessions cannot be checked. */
  access: Access;
  /** The scopes of which an API key needs one; empty if no key may be used. */
  scopes: readonly ApiKeyScope[];
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
  /** Whether a form of the shop's own pages may be sent to it, without JavaScript and so without the XSRF header. */
  form: boolean;
}

const MIB = 1024 * 1024;
const ANSWER_TIMEOUT_MS = 30_000;
/** Event streams are never silent for longer than their heartbeat of 15 s. */
const STREAM_TIMEOUT_MS = 60_000;

/** The gateway answers these itself, because they set or read the session cookie. */
const OWN_OPERATIONS: readonly Operation[] = [sessions.signIn, sessions.signOut, sessions.whoAmI];
const KEPT_OPERATIONS: readonly Operation[] = [
  themes.listVideos,
  themes.getVideo,
  blog.listPosts,
  blog.getPost,
  quotes.listPricing,
  shop.getShop,
];
const LIMITS: readonly (readonly [Operation, Limit])[] = [
  [orders.trackOrder, 'track_order'],
  [quotes.createQuote, 'quotes'],
  [sessions.getUserType, 'sign_in'],
  [sessions.verifyAdmin, 'sign_in'],
  [orders.placeOrder, 'checkout'],
  [orders.openCheckout, 'checkout'],
  [orders.downloadOrderFiles, 'files'],
  [supportRequests.openSupportRequest, 'support'],
  [supportRequests.replyToSupportRequest, 'support'],
  [partners.recordVisit, 'visits'],
  [reviews.openReview, 'reviews'],
  [reviews.answerReview, 'reviews'],
  [invitations.saveReply, 'replies'],
  [invitations.withdrawReply, 'replies'],
  [invitations.postReplyForm, 'replies'],
  [invitations.getInvitationPicture, 'files'],
  [invitations.getInvitationPoster, 'files'],
  [liveStills.drawLiveStill, 'stills'],
  [reviewStills.drawReviewStill, 'stills'],
];

const FORMS: readonly Operation[] = [invitations.postReplyForm];

const STREAMS: readonly Operation[] = [orders.streamOrder, jobs.streamStudio, batches.streamBatch];

/** Operations that carry a file. */
const LARGE_BODIES: readonly (readonly [Operation, number])[] = [[batches.createBatch, 2 * batches.BATCH_LIMITS.file_bytes]];

const base = {
  access: 'public',
  scopes: [],
  limit: 'general',
  // The service would break off a larger body, which would look like our own fault.
  maxBodyBytes: BODY_LIMIT_BYTES,
  timeoutMs: STREAM_TIMEOUT_MS,
  kept: false,
  streams: false,
  signed: false,
  form: false,
} as const;

/** A request of the upload protocol. */
const upload = {
  service: 'media',
  access: 'user',
  scopes: scopesOpeningAddress(uploads.TUS_PATH),
  limit: 'uploads',
  maxBodyBytes: uploads.UPLOAD_LIMITS.chunk_bytes.largest + MIB,
  timeoutMs: uploads.UPLOAD_LIMITS.retry_operation_ms,
} as const;

/** Routes outside the contracts' operations: uploads, stored objects, pictures of themes, the payment webhook. */
const OTHER_ROUTES: readonly PublicRoute[] = [
  { ...base, ...upload, methods: ['POST', 'OPTIONS'], url: uploads.TUS_PATH },
  { ...base, ...upload, methods: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: `${uploads.TUS_PATH}/*` },
  { ...base, methods: ['GET', 'HEAD'], url: '/api/objects/*', service: 'media', limit: 'files' },
  { ...base, methods: ['GET', 'HEAD'], url: `${themes.THEME_MEDIA_PATH}/*`, service: 'catalog', limit: 'files' },
  {
    ...base,
    methods: ['POST'],
    url: adminThemes.THEME_PACKAGES_PATH,
    service: 'catalog',
    access: 'admin',
    scopes: scopesOpeningAddress(adminThemes.THEME_PACKAGES_PATH),
    maxBodyBytes: adminThemes.THEME_PACKAGE_LIMITS.bytes,
  },
  // Read-only: no other methods are allowed.
  { ...base, methods: ['GET'], url: failedThemeRenders.QUEUE_BOARD_PATH, service: 'studio', access: 'admin' },
  {
    ...base,
    methods: ['GET'],
    url: `${failedThemeRenders.QUEUE_BOARD_PATH}/*`,
    service: 'studio',
    access: 'admin',
    limit: 'files',
  },
  {
    ...base,
    methods: ['GET'],
    url: adminThemes.SAMPLE_PACKAGE_PATH,
    service: 'catalog',
    access: 'admin',
    scopes: scopesOpeningAddress(adminThemes.SAMPLE_PACKAGE_PATH),
    limit: 'files',
  },
  { ...base, methods: ['POST'], url: orders.STRIPE_WEBHOOK_PATH, service: 'orders', timeoutMs: ANSWER_TIMEOUT_MS, signed: true },
];

/** Every public route of the services. Internal operations are not in it and therefore cannot be reached. */
export function routingTable(): PublicRoute[] {
  const routes = ALL_OPERATIONS.filter(({ operation }) => operation.path.startsWith('/api/') && operation.access !== 'service')
    .filter(({ operation }) => !OWN_OPERATIONS.includes(operation))
    // The gateway does not know the workers' address, and answers for itself.
    .flatMap(({ owner, operation }) => (owner === 'render' || owner === 'gateway' ? [] : [routeOf(owner, operation)]));
  return [...routes, ...OTHER_ROUTES];
}

function routeOf(service: Service, operation: Operation): PublicRoute {
  return {
    ...base,
    methods: operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method],
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    service,
    access: operation.access,
    scopes: scopesOpening(operation),
    limit: LIMITS.find(([limited]) => limited === operation)?.[1] ?? 'general',
    maxBodyBytes: LARGE_BODIES.find(([large]) => large === operation)?.[1] ?? base.maxBodyBytes,
    timeoutMs: operation.answer === undefined && operation.method === 'GET' ? STREAM_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
    kept: KEPT_OPERATIONS.includes(operation),
    streams: STREAMS.includes(operation),
    form: FORMS.includes(operation),
  };
}
