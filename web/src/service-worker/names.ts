/** The response to a page request if there is neither a connection nor a cached copy. */
export const OFFLINE_PAGE = '/offline.html';

const OURS = 'nimantran-';

/** The worker's caches, one for each kind. */
export const CACHES = {
  pages: `${OURS}pages`,
  parts: `${OURS}parts`,
  pictures: `${OURS}pictures`,
  answers: `${OURS}answers`,
} as const;

/** Whether a cache belongs to this shop's worker or its library. */
export const isOurCache = (name: string): boolean => name.startsWith(OURS) || name.startsWith('workbox-');
