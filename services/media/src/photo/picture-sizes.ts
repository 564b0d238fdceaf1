/** Long side of the kept photo in pixels: enough for any slot of a 2160p video. */
export const PHOTO_LONG_SIDE_PX = 4096;
/** Enough to crop by on any screen. */
export const PREVIEW_LONG_SIDE_PX = 1600;
export const THUMBNAIL_LONG_SIDE_PX = 480;
export const PHOTO_QUALITY = 90;
export const SMALLER_QUALITY = 80;
/** A photo of 50 megapixels in CMYK takes 5 s on an idle machine; one may wait for another of these within the lease of a check. */
export const CHECK_TIMEOUT_MS = 45_000;
