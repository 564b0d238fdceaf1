import { DEFAULT_UPLOAD_MB, type UploadSizes } from '@nimantran/proto/domain/upload-size';
import type { PageSettings } from '@nimantran/proto/http/pages';
import { createContext, useContext } from 'react';

/** What a page says of itself to browsers, messengers and crawlers. */
export interface PageHead {
  title: string;
  description: string;
  /** Address of a picture for shared links, below the shop's own or absolute; the shop's own picture where there is none. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** In pixels, where it is known. */
  imageSize?: { width: number; height: number } | undefined;
  /** The part of the query that makes it a page of its own, with its question mark. */
  search?: string | undefined;
  type?: 'website' | 'article';
  /** For pages that belong to one person, and those that are no place to arrive at. */
  noIndex?: boolean | undefined;
  /** What the shop answers with when the page is asked for by its address. */
  status?: 200 | 404;
  /** Of an article. */
  article?: { published_at: string; tags: readonly string[]; publisher: string } | undefined;
}

export interface PageContextValue {
  /** Of the shop as browsers see it, without a trailing slash. */
  origin: string;
  settings: PageSettings;
  /** The path that was asked for, where nothing is there although its address looks right. */
  gone?: string | undefined;
  /** Where pages are made outside of a browser: takes what a page says of itself. */
  takeHead?: (head: PageHead) => void;
}

/** What holds where a page says nothing. */
export const NO_SETTINGS: PageSettings = { service_worker: false, analytics_id: null, upload_mb: DEFAULT_UPLOAD_MB };

export const PageContext = createContext<PageContextValue>({
  origin: typeof window === 'undefined' ? '' : window.location.origin,
  settings: NO_SETTINGS,
});

export const usePageContext = (): PageContextValue => useContext(PageContext);

/** The largest photo and music that the shop takes, in MB. */
export const useUploadSizes = (): UploadSizes => usePageContext().settings.upload_mb;
