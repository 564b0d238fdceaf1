/** Long side of the kept photo in pixels: enough for any slot of a 2160p video. */
export const PHOTO_LONG_SIDE_PX = 4096;
/** Enough to crop by on any screen. */
export const PREVIEW_LONG_SIDE_PX = 1600;
export const THUMBNAIL_LONG_SIDE_PX = 480;
export const PHOTO_QUALITY = 90;
export const CHECK_TIMEOUT_MS = 30_000;
/** A 50 megapixel photo decodes within this; what needs more is refused. */
export const CHECK_MEMORY_BYTES = 1_200 * 1024 * 1024;
