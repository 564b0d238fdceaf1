import type { Report } from './report.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const A_YEAR_SECONDS = 365 * 86_400;
/** Advertising is never allowed: visitors are not asked for it. */
const NO_ADS = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' } as const;

interface GoogleAnalytics {
  send(report: Report): void;
  /** The visitor has withdrawn consent: sends nothing more and deletes the cookies. */
  stop(): void;
  resume(): void;
}

/** Loads Google Analytics, which starts with every consent denied until `resume`. If it cannot be loaded, events are dropped. */
export function loadGoogleAnalytics(id: string): GoogleAnalytics {
  gtag('consent', 'default', { ...NO_ADS, analytics_storage: 'denied' });
  gtag('js', new Date());
  // Page addresses and titles can contain an order's number, so these values replace the ones Google would read from the page.
  gtag('set', { ...placeOf('/'), page_referrer: originOf(document.referrer) });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: A_YEAR_SECONDS,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  script.onerror = () => console.debug('Google Analytics could not be loaded.');
  document.head.append(script);
  const say = (analytics_storage: 'granted' | 'denied') => gtag('consent', 'update', { ...NO_ADS, analytics_storage });
  const off = (value: boolean) => Reflect.set(window, `ga-disable-${id}`, value);
  return {
    send({ name, params }) {
      const { page_path, ...rest } = params;
      if (typeof page_path === 'string') gtag('set', placeOf(page_path));
      gtag('event', name, typeof page_path === 'string' ? { ...rest, ...placeOf(page_path) } : rest);
    },
    stop() {
      say('denied');
      off(true);
      dropCookies();
    },
    resume() {
      off(false);
      say('granted');
    },
  };
}

const placeOf = (pattern: string) => ({
  page_location: window.location.origin + pattern,
  page_path: pattern,
  page_title: pattern,
});

/** Google's script expects the `arguments` object itself in the queue, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

function dropCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = window.location.hostname.split('.');
  const ends = ['', ...labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter((candidate) => /^_ga(?:_|$)/.test(candidate))) {
    for (const end of ends) {
      // biome-ignore lint/suspicious/noDocumentCookie: set by Google's script, at a domain that it has chosen
      document.cookie = `${name}=; path=/; max-age=0${end}`;
    }
  }
}
