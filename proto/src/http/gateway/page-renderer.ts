import type { Shop } from '../../domain/shop.ts';
import type { UploadSizes } from '../../domain/upload-size.ts';
import type { GuestReply, Invitation } from '../guests/invitations.ts';
import type { ApiDocument } from './openapi.ts';

/**
 * How the gateway gets the HTML of a page: the web app's build contains a server entry (`PAGE_RENDERER_ENTRY`), which the gateway
 * loads as an artefact. Every visitor gets the same HTML: anonymous, in INR.
 */

/** Settings of the operators, sent to the browser with every page. */
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
  /** What the shop says about itself; undefined while it cannot be read: the browser asks for it. */
  shop: Shop | undefined;
}

export interface PageRequest extends PageSite {
  /** Path and query as requested: `/category/wedding?filter=Elite`. */
  url: string;
  /** Calls the public API as a visitor without a session; takes a path below `/api/`. */
  ask: (path: string, init: { signal: AbortSignal | null }) => Promise<Response>;
  /** Aborts the work if the page is no longer needed. */
  signal?: AbortSignal;
}

/** A parsed address. */
export interface PageAddress {
  /** Path and query without the parts that do not affect the page: equal addresses have equal pages. */
  address: string;
  /** False if the caller made up a part that no page links to, such as a filter: the page is not worth caching. */
  known: boolean;
  /** The canonical address of the page, with the whole query, if the address was written differently: case, slashes, encoding. */
  moved?: string;
}

export type RenderedPage =
  /** `complete` is false if an optional part was missing: an older complete page is better. */
  | { status: 200; html: string; complete: boolean }
  /** The page does not exist; the document is always the same. */
  | { status: 404; html: string }
  /** The shop's data was not available: the browser retries by itself. */
  | { status: 503; html: string }
  /** 301 is permanent and keeps the request's query; 302 is temporary. */
  | { status: 301 | 302; location: string };

/** The page of an invitation, for the guests who have its address: made for one visit, and never kept. */
export type GuestPageRequest =
  | {
      kind: 'invitation';
      /** Origin that browsers see, without a trailing slash. */
      origin: string;
      token: string;
      invitation: Invitation;
      /** The guest's own reply, if the address names it. */
      reply?: { secret: string; reply: GuestReply };
      /** A form without JavaScript that was not taken: why, and what was typed, by the names of its fields. */
      refused?: {
        reason: string;
        errors: readonly { field: string; message: string }[];
        fields: Readonly<Record<string, string>>;
      };
    }
  /** Such a form that can be sent again as it is, after a while. */
  | { kind: 'unsent'; token: string; reason: string; fields: Readonly<Record<string, string>> }
  /** There is no such page, or it cannot be read at the moment. */
  | { kind: 'gone' }
  | { kind: 'away' };

/** Addresses for crawlers, as paths with their query; `changed_at` (RFC 3339) if known. */
export interface SitemapEntry {
  path: string;
  changed_at?: string;
}

export interface PageRenderer {
  /** Prefixes of paths that crawlers should not visit. */
  privatePaths: readonly string[];
  addressOf(url: string): PageAddress;
  /** @throws if a component throws, or if `signal` aborts the work */
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** A whole document with nothing of the app in it. `shopName` is undefined while it cannot be read. */
  guestPage(request: GuestPageRequest, shopName: string | undefined): string;
  /** The source of the styles within such a document for its content security policy: `'sha256-…'`. */
  guestStyles: string;
  /** The same for the page that shows the API to developers. */
  developersPage(document: ApiDocument, shopName: string | undefined): string;
  /** The document without page content: the browser renders the page. */
  plainPage(site: PageSite): string;
  /** @throws if the shop's data is not available */
  listPages(request: Pick<PageRequest, 'ask' | 'signal'>): Promise<SitemapEntry[]>;
}

/** The artefact's export: called once with the files of the browser build. */
export type CreatePageRenderer = (files: {
  /** index.html as built. */
  template: string;
  /** The manifest that lists the files each part of the app needs, as parsed JSON. */
  manifest: unknown;
}) => PageRenderer;

/** Name of the exported function of type `CreatePageRenderer`. */
export const PAGE_RENDERER_EXPORT = 'createPageRenderer';
/** Paths of the artefact and the manifest, relative to the folder of the browser build; the gateway serves neither. */
export const PAGE_RENDERER_ENTRY = '.server/server.js';
export const PAGE_MANIFEST = '.vite/manifest.json';
