/** All limits on untrusted input: theme packages, photos, tracks. A refusal names the limit that was exceeded. */

const MB = 1024 * 1024;

/** The zip and its files. */
export const MAX_PACKAGE_BYTES = 256 * MB;
export const MAX_PACKAGE_FILES = 500;
export const MAX_FILE_BYTES = 64 * MB;
/** Bytes that one compressed byte may expand to. A theme's JSON compresses to a twentieth; a zip bomb to a thousandth. */
export const MAX_PACKING_RATIO = 200;

/** theme.json and animation.json. */
export const MAX_JSON_BYTES = 32 * MB;
export const MAX_JSON_DEPTH = 100;
export const MAX_JSON_VALUES = 4_000_000;
export const MAX_STRING_LENGTH = 20_000;
/** Coordinates, times and sizes; single floats are exact to a pixel up to here. */
export const MAX_NUMBER = 16_777_216;

/** The animation; layers and shapes count with every precomposition expanded. */
export const MAX_LAYERS = 4_000;
export const MAX_SHAPES = 100_000;
export const MAX_PRECOMP_DEPTH = 32;
export const MAX_PARENT_DEPTH = 64;
/** For one path: Skia's time for a path grows faster than its number of points. */
export const MAX_VERTICES = 10_000;
export const MAX_STAR_POINTS = 1_000;
export const MAX_KEYFRAMES = 200_000;
export const MAX_FRAME = 100_000;

/** Pictures of the package; a decoded pixel takes four bytes. */
export const MAX_IMAGE_SIDE = 16_384;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGES_PIXELS = 80_000_000;
/** Those that each thread keeps decoded. */
export const KEPT_IMAGES_PIXELS = 12_000_000;

export const MAX_FONT_BYTES = 32 * MB;
export const MAX_FONTS = 40;

export const MAX_PHOTO_BYTES = 40 * MB;
export const MAX_PHOTO_SIDE = 16_384;
export const MAX_PHOTO_PIXELS = 60_000_000;
/** Pixels of all photos of a video together, at the size they are drawn. */
export const MAX_BOUND_PIXELS = 40_000_000;
export const PHOTO_SECONDS = 30;

/** Ten minutes at 96 kHz in 32-bit stereo. */
export const MAX_MUSIC_BYTES = 512 * MB;
export const MUSIC_DECODE_SECONDS = 60;
export const SOUND_SAMPLE_RATES = { least: 4_000, most: 384_000 };
export const SOUND_CHANNELS = 8;
