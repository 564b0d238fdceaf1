/** How long uploads, videos and drafts are kept: PURGE_AFTER_HOURS, VIDEOS_KEPT_DAYS and DRAFTS_KEPT_DAYS of orders. */
export const KEPT = { uploads: '2 days', videos: '12 months', drafts: '14 days' } as const;

/** How long after delivery the first correction is free: FREE_CORRECTION_DAYS of orders. */
export const FREE_CORRECTION = '14 days';
