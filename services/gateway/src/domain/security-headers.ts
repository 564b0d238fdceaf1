export interface SecurityOptions {
  /** The address at which the local account chooser serves its avatars. */
  localUrl: string | undefined;
  /** The host for signing in with Firebase, if the shop uses it. */
  firebaseAuthDomain: string | undefined;
  /** The prefix of objects' URLs, if browsers fetch them directly from the store. */
  objectsSource?: string | undefined;
  /** Whether Google Analytics counts visits, with the visitor's consent. */
  analytics?: boolean;
}

/** Google Analytics hosts, as listed in Google's guide to content security. */
const GOOGLE_ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const;

/** For scripts, styles and pictures, which no page can frame. Worker scripts use this policy too and may call the shop's API. */
export const FILE_HEADERS = {
  'content-security-policy': "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** For JSON answers, which browsers do not render. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Helmet's headers that only pages need; with a short answer they would outweigh it. */
export const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** The page of an invitation: the styles within it, its own files, the film from the store, and nothing else. */
export function guestPagePolicy(objectsSource: string | undefined, styles: string): string {
  const files = ["'self'", ...(objectsSource === undefined ? [] : [objectsSource])].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    // The theme's colours are in a style attribute.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src ${files} data:`,
    `media-src ${files}`,
    "connect-src 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Security headers of every answer; a content security policy set by a service is left unchanged. */
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
    // Positions and sizes computed during rendering are in style attributes.
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
    // The sign-in popup passes its token back to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Embedded players refuse to play without a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-content-type-options': 'nosniff',
  };
}
