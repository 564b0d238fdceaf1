import { readFile } from 'node:fs/promises';
import { profileOf } from './colour-profile.ts';
import { HeifCalls, type LibHeif, loadLibHeif } from './libheif.ts';
import { placeTile, type Tile } from './place-tile.ts';
import { createRgbTiff } from './rgb-tiff.ts';
import { transformationOf } from './transformation.ts';

/** Above this, four pixels become one: twice the pixels of a 2160p video frame remain, in a quarter of the memory. */
const HALVE_ABOVE_PIXELS = 26_000_000;
const PIXEL_LIMIT_OFFSET = 8;
const COLOURSPACE_RGB = 1;
const CHROMA = { rgb: 10, rgba: 11 };
const INTERLEAVED = 10;
/** Offset of the switch in the structure of decoding options. */
const IGNORE_TRANSFORMATIONS = 1;

interface Tiling {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  width: number;
  height: number;
}

export interface DecodedHeic {
  /** An uncompressed TIFF with the photo's own colour profile. */
  file: Buffer;
  /** Orientation as in EXIF: 1 to 8. */
  orientation: number;
}

/**
 * Decodes the primary picture of a HEIC photo tile by tile. The file's own properties define its orientation; EXIF is ignored.
 * @throws HeifError when it cannot be decoded, HdrError, or Error when it is larger than its header said
 */
export async function decodeHeic(path: string, maxPixels: number): Promise<DecodedHeic> {
  const heif = loadLibHeif();
  const data = await copyIn(heif, path);
  const context = heif._heif_context_alloc();
  const calls = new HeifCalls(heif);
  try {
    const limits = heif._heif_context_get_security_limits(context);
    new DataView(heif.HEAPU8.buffer).setBigUint64(limits + PIXEL_LIMIT_OFFSET, BigInt(maxPixels), true);
    calls.call((error) => heif._heif_context_read_from_memory_without_copy(error, context, data.pointer, data.size, 0));
    const handle = calls.call((error, out) => heif._heif_context_get_primary_image_handle(error, context, out));
    try {
      return decodePrimary({ calls, context, handle, maxPixels, icc: await profileOf(calls, handle) });
    } finally {
      heif._heif_image_handle_release(handle);
    }
  } finally {
    calls.free();
    heif._heif_context_free(context);
    heif._free(data.pointer);
  }
}

async function copyIn(heif: LibHeif, path: string): Promise<{ pointer: number; size: number }> {
  const bytes = await readFile(path);
  const pointer = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, pointer);
  return { pointer, size: bytes.length };
}

interface Primary {
  calls: HeifCalls;
  context: number;
  handle: number;
  maxPixels: number;
  icc: Buffer | undefined;
}

function decodePrimary({ calls, context, handle, maxPixels, icc }: Primary): DecodedHeic {
  const { heif } = calls;
  const tiling = tilingOf(calls, handle);
  if (tiling.width * tiling.height > maxPixels) throw new Error('The photo is larger than its header said.');
  const { orientation, crop } = transformationOf(calls, { context, handle, width: tiling.width, height: tiling.height });
  const channels = heif._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4;
  const step = crop.width * crop.height > HALVE_ABOVE_PIXELS ? 2 : 1;
  const [width, height] = [Math.floor(crop.width / step), Math.floor(crop.height / step)];
  const { file, pixels } = createRgbTiff({ width, height, channels, icc });
  const options = heif._heif_decoding_options_alloc();
  heif.HEAPU8[options + IGNORE_TRANSFORMATIONS] = 1;
  for (let row = 0; row < tiling.rows; row += 1) {
    for (let column = 0; column < tiling.columns; column += 1) {
      const [x, y] = [column * tiling.tileWidth - crop.left, row * tiling.tileHeight - crop.top];
      withTile(calls, { handle, options, channels, column, row }, (tile) =>
        placeTile(tile, { pixels, width, height, channels, step, x, y }),
      );
    }
  }
  heif._heif_decoding_options_free(options);
  return { file, orientation };
}

function tilingOf(calls: HeifCalls, handle: number): Tiling {
  const { heif } = calls;
  calls.call((error, out) => {
    heif.HEAPU32[out / 4] = 1;
    heif._heif_image_handle_get_image_tiling(error, handle, 0, out);
  });
  const field = (index: number): number => calls.word(calls.out + index * 4);
  return { columns: field(1), rows: field(2), tileWidth: field(3), tileHeight: field(4), width: field(5), height: field(6) };
}

interface TileOf {
  handle: number;
  options: number;
  channels: 3 | 4;
  column: number;
  row: number;
}

function withTile(calls: HeifCalls, { handle, options, channels, column, row }: TileOf, use: (tile: Tile) => void): void {
  const { heif } = calls;
  const chroma = channels === 4 ? CHROMA.rgba : CHROMA.rgb;
  const image = calls.call((error, out) =>
    heif._heif_image_handle_decode_image_tile(error, handle, out, COLOURSPACE_RGB, chroma, options, column, row),
  );
  try {
    const pointer = heif._heif_image_get_plane_readonly(image, INTERLEAVED, calls.out);
    const [width, height] = [heif._heif_image_get_width(image, INTERLEAVED), heif._heif_image_get_height(image, INTERLEAVED)];
    const stride = calls.word(calls.out);
    use({ bytes: heif.HEAPU8.subarray(pointer, pointer + stride * height), stride, width, height });
  } finally {
    heif._heif_image_release(image);
  }
}
