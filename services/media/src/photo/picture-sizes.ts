/** Long side of the stored photo in pixels: enough for any slot of a 2160p video. */
export const PHOTO_LONG_SIDE_PX = 4096;
/** Large enough for the crop tool on any screen. */
export const PREVIEW_LONG_SIDE_PX = 1600;
export const THUMBNAIL_LONG_SIDE_PX = 480;
export const PHOTO_QUALITY = 90;
export const SMALLER_QUALITY = 80;
/** A CMYK photo of 50 megapixels takes 5 s on an idle machine; it may wait for another of these within the lease of a check. */
export const CHECK_TIMEOUT_MS = 45_000;
