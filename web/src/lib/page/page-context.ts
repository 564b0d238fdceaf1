import type { Shop } from '@nimantran/proto/domain/shop';
import { DEFAULT_UPLOAD_MB, type UploadSizes } from '@nimantran/proto/domain/upload-size';
import type { PageSettings } from '@nimantran/proto/http/gateway/page-renderer';
import { createContext, useContext } from 'react';

/** A page's metadata for browsers, messengers and crawlers. */
export interface PageHead {
  /** The shop's name is added to it. */
  title: string;
  description: string;
  /** Address of the picture for shared links, relative to the shop or absolute; defaults to the shop's own picture. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** In pixels, if known. */
  imageSize?: { width: number; height: number } | undefined;
  /** The part of the query that belongs to the canonical address, with its question mark. */
  search?: string | undefined;
  type?: 'website' | 'article';
  /** For personal pages, and pages unsuitable as an entry from a search engine. */
  noIndex?: boolean | undefined;
  /** HTTP status when the page is requested by its address. */
  status?: 200 | 404;
  /** For an article. */
  article?: { published_at: string; tags: readonly string[]; publisher: string } | undefined;
}

export interface PageContextValue {
  /** The shop's origin as browsers see it, without a trailing slash. */
  origin: string;
  settings: PageSettings;
  /** What the shop says about itself. */
  shop: Shop;
  /** The requested path, if nothing exists there although its address is well formed. */
  gone?: string | undefined;
  /** In server rendering: receives the page's metadata. */
  takeHead?: (head: PageHead) => void;
}

/** The defaults of a page that sets none. */
export const NO_SETTINGS: PageSettings = { service_worker: false, analytics_id: null, upload_mb: DEFAULT_UPLOAD_MB };

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('There is no PageContext.');
  return page;
}

export const useShop = (): Shop => usePageContext().shop;

/** The largest photo and music that the shop takes, in MB. */
export const useUploadSizes = (): UploadSizes => usePageContext().settings.upload_mb;
