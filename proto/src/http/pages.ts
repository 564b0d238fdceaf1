/**
 * How the gateway comes by the HTML of a page: the web app's build holds a server entry (`PAGE_RENDERER_ENTRY`), which the gateway
 * loads as an artefact. What is sent is the same for everybody: anonymous, in INR.
 */

/** What operators switch, told to the browser with every page. */
export interface PageSettings {
  /** Whether the browser may register the service worker (`WEB_SERVICE_WORKER`). */
  service_worker: boolean;
  /** Measurement id of Google Analytics, which loads only with the visitor's consent; null for none. */
  analytics_id: string | null;
}

export interface PageRequest {
  /** Path and query as they were asked for: `/category/wedding?filter=Elite`. */
  url: string;
  /** Origin that browsers see, without a trailing slash: canonical addresses begin with it. */
  origin: string;
  settings: PageSettings;
  /** Asks the public API as a visitor without a session: takes a path below `/api/`. */
  ask: (path: string, init: { signal: AbortSignal | null }) => Promise<Response>;
}

export interface RenderedPage {
  /** 404 for what does not exist, 503 where the shop's data could not be had (the browser tries again by itself). */
  status: number;
  /** The whole document. */
  html: string;
  /** Where the visitor is to go instead, for addresses that only lead on. */
  location?: string;
}

/** Addresses that a crawler is to know, as paths; `changed_at` where it is known. */
export interface SitemapEntry {
  path: string;
  changed_at?: string;
}

export interface PageRenderer {
  /** The address without what makes no difference to its page (other query parameters): equal addresses have equal pages. */
  addressOf(url: string): string;
  renderPage(request: PageRequest): Promise<RenderedPage>;
  listPages(request: Pick<PageRequest, 'ask'>): Promise<SitemapEntry[]>;
}

/** What the artefact exports: made once from the files of the browser's build. */
export type CreatePageRenderer = (files: {
  /** index.html as built. */
  template: string;
  /** The manifest that tells which files each part of the app needs, as parsed JSON. */
  manifest: unknown;
}) => PageRenderer;

/** Name of the exported function of type `CreatePageRenderer`. */
export const PAGE_RENDERER_EXPORT = 'createPageRenderer';
/** Where the artefact and the manifest lie, from the folder of the browser's build; the gateway serves neither. */
export const PAGE_RENDERER_ENTRY = '.server/server.js';
export const PAGE_MANIFEST = '.vite/manifest.json';
