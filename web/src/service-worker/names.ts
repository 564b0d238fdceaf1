/** What a page answers with where there is neither a line nor a kept copy. */
export const OFFLINE_PAGE = '/offline.html';

const OURS = 'nimantran-';

/** What the worker keeps, one cache a kind. */
export const CACHES = {
  pages: `${OURS}pages`,
  parts: `${OURS}parts`,
  pictures: `${OURS}pictures`,
  answers: `${OURS}answers`,
} as const;

/** The caches of this shop's worker, those of its library included. */
export const isOurCache = (name: string): boolean => name.startsWith(OURS) || name.startsWith('workbox-');
