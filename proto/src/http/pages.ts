import type { UploadSizes } from '../domain/upload-size.ts';

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
  /** The largest photo and music that media takes (`UPLOAD_PHOTO_MB`, `UPLOAD_MUSIC_MB`). */
  upload_mb: UploadSizes;
}

export interface PageSite {
  /** Origin that browsers see, without a trailing slash: canonical addresses begin with it. */
  origin: string;
  settings: PageSettings;
}

export interface PageRequest extends PageSite {
  /** Path and query as they were asked for: `/category/wedding?filter=Elite`. */
  url: string;
  /** Asks the public API as a visitor without a session: takes a path below `/api/`. */
  ask: (path: string, init: { signal: AbortSignal | null }) => Promise<Response>;
  /** Ends the work when nobody waits for the page any more. */
  signal?: AbortSignal;
}

/** How an address is read. */
export interface PageAddress {
  /** Path and query without what makes no difference to the page: equal addresses have equal pages. */
  address: string;
  /** False where who asks has made up a part of it that no page links to, such as a filter: its page is not worth keeping. */
  known: boolean;
  /** Where the page stands, with the whole query, if the address was written in another way: case, slashes, encoding. */
  moved?: string;
}

export type RenderedPage =
  /** `complete` is false where something was missing that a page can do without: an older whole one is better. */
  | { status: 200; html: string; complete: boolean }
  /** What does not exist: the same document for all. */
  | { status: 404; html: string }
  /** The shop's data could not be had: the browser tries again by itself. */
  | { status: 503; html: string }
  /** For good, and with the query that was asked with; or for now. */
  | { status: 301 | 302; location: string };

/** Addresses that a crawler is to know, as paths with their query; `changed_at` (RFC 3339) where it is known. */
export interface SitemapEntry {
  path: string;
  changed_at?: string;
}

export interface PageRenderer {
  /** Begins of paths that are no places for crawlers. */
  privatePaths: readonly string[];
  addressOf(url: string): PageAddress;
  /** @throws when a component does, or when `signal` ends the work */
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The document without a page in it: the browser makes the page. */
  plainPage(site: PageSite): string;
  /** @throws when the shop's data cannot be had */
  listPages(request: Pick<PageRequest, 'ask' | 'signal'>): Promise<SitemapEntry[]>;
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
