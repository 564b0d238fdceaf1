export interface SecurityOptions {
  /** Where the local account chooser serves its avatars. */
  localUrl: string | undefined;
  /** The host that Firebase signs in at, where the shop signs in with Firebase. */
  firebaseAuthDomain: string | undefined;
  /** Where the addresses of objects begin, where browsers fetch them from the store itself. */
  objectsSource?: string | undefined;
  /** Whether visits are counted by Google Analytics, where a visitor agrees. */
  analytics?: boolean;
}

/** Hosts of Google Analytics, as Google's guide to content security names them. */
const GOOGLE_ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const;

/** What scripts, styles and pictures carry: no page stands in their place. Scripts of workers go by it too, and may ask the shop. */
export const FILE_HEADERS = {
  'content-security-policy': "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** What answers in JSON carry: a browser shows them to nobody. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Helmet's, for pages alone: next to a short answer they weigh more than it does. */
export const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Headers that every answer of the shop carries; what a service has said itself about content security stands. */
export function securityHeaders({
  localUrl,
  firebaseAuthDomain,
  objectsSource,
  analytics = false,
}: SecurityOptions): Readonly<Record<string, string>> {
  const firebase = firebaseAuthDomain !== undefined;
  const objects = objectsSource === undefined ? [] : [objectsSource];
  const google = (kind: keyof typeof GOOGLE_ANALYTICS) => (analytics ? GOOGLE_ANALYTICS[kind] : []);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'script-src': ["'self'", ...(firebase ? ['https://apis.google.com'] : []), ...google('script')],
    'style-src': ["'self'"],
    // Positions and sizes worked out while rendering stand in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...objects,
      ...(localUrl === undefined ? [] : [new URL(localUrl).origin]),
      ...(firebase ? ['https://*.googleusercontent.com'] : []),
      ...google('image'),
    ],
    'media-src': ["'self'", 'blob:', ...objects],
    'connect-src': [
      "'self'",
      ...objects,
      ...(firebase ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : []),
      ...google('connect'),
    ],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      ...(firebase ? [`https://${firebaseAuthDomain}`] : []),
    ],
    'form-action': ["'self'", 'https://checkout.stripe.com', ...(localUrl === undefined ? [] : [new URL(localUrl).origin])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    // The sign-in popup hands its token back to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Embedded players refuse to play where no referrer is sent at all.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-content-type-options': 'nosniff',
  };
}
