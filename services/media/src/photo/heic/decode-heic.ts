import { readFile } from 'node:fs/promises';
import { displayP3 } from './display-p3.ts';
import { HeifCalls, type LibHeif, loadLibHeif } from './libheif.ts';
import { createRgbTiff } from './rgb-tiff.ts';

/** Above this many pixels, every four become one: twice the pixels of a video frame of 2160p stay, in a quarter of the memory. */
const HALVE_ABOVE_PIXELS = 26_000_000;
const PIXEL_LIMIT_OFFSET = 8;
const COLOURSPACE_RGB = 1;
const CHROMA = { rgb: 10, rgba: 11 };
const INTERLEAVED = 10;
const PRIMARIES_P3 = [11, 12];
const TRANSFERS_HDR = [16, 18];
const LARGEST_PROFILE_BYTES = 4 * 1024 * 1024;

/** The photo is stored in HDR, whose brightness has no place in sRGB. */
export class HdrError extends Error {}

interface Tiling {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  width: number;
  height: number;
  top: number;
  left: number;
}

/**
 * Decodes the primary picture of a HEIC photo tile by tile, turned, mirrored and cropped as the file says, into an uncompressed TIFF with the
 * photo's own colour profile.
 * @throws HeifError when it cannot be decoded, HdrError, or Error when it is larger than its header said
 */
export async function decodeHeic(path: string, maxPixels: number): Promise<Buffer> {
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
      return decodePrimary(calls, handle, maxPixels, await profileOf(calls, handle));
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

function decodePrimary(calls: HeifCalls, handle: number, maxPixels: number, icc: Buffer | undefined): Buffer {
  const tiling = tilingOf(calls, handle);
  if (tiling.width * tiling.height > maxPixels) throw new Error('The photo is larger than its header said.');
  const channels = calls.heif._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4;
  const step = tiling.width * tiling.height > HALVE_ABOVE_PIXELS ? 2 : 1;
  const [width, height] = [Math.floor(tiling.width / step), Math.floor(tiling.height / step)];
  const { file, pixels } = createRgbTiff({ width, height, channels, icc });
  for (let row = 0; row < tiling.rows; row += 1) {
    for (let column = 0; column < tiling.columns; column += 1) {
      const [x, y] = [column * tiling.tileWidth - tiling.left, row * tiling.tileHeight - tiling.top];
      withTile(calls, { handle, channels, column, row }, (tile) => place(tile, { pixels, width, height, channels, step, x, y }));
    }
  }
  return file;
}

function tilingOf(calls: HeifCalls, handle: number): Tiling {
  const { heif } = calls;
  calls.call((error, out) => {
    heif.HEAPU32[out / 4] = 1;
    heif._heif_image_handle_get_image_tiling(error, handle, 1, out);
  });
  const field = (index: number): number => calls.word(calls.out + index * 4);
  return {
    columns: field(1),
    rows: field(2),
    tileWidth: field(3),
    tileHeight: field(4),
    width: field(5),
    height: field(6),
    top: field(7),
    left: field(8),
  };
}

interface Tile {
  bytes: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

interface TileOf {
  handle: number;
  channels: 3 | 4;
  column: number;
  row: number;
}

function withTile(calls: HeifCalls, { handle, channels, column, row }: TileOf, use: (tile: Tile) => void): void {
  const { heif } = calls;
  const chroma = channels === 4 ? CHROMA.rgba : CHROMA.rgb;
  const image = calls.call((error, out) =>
    heif._heif_image_handle_decode_image_tile(error, handle, out, COLOURSPACE_RGB, chroma, 0, column, row),
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

interface Canvas {
  pixels: Buffer;
  width: number;
  height: number;
  channels: number;
  /** 1 to copy, 2 to make one pixel of four. */
  step: number;
  /** Where the tile's first pixel lies, in pixels of the photo. */
  x: number;
  y: number;
}

/** Puts a tile in its place; what reaches beyond the photo's edges is left out. */
function place(tile: Tile, canvas: Canvas): void {
  const { pixels, width, height, channels, step, x, y } = canvas;
  const [fromX, fromY] = [Math.max(0, Math.ceil(x / step)), Math.max(0, Math.ceil(y / step))];
  const toX = Math.min(width, Math.floor((x + tile.width) / step));
  const toY = Math.min(height, Math.floor((y + tile.height) / step));
  for (let row = fromY; row < toY; row += 1) {
    const line = (row * step - y) * tile.stride + (fromX * step - x) * channels;
    let target = (row * width + fromX) * channels;
    if (step === 1) pixels.set(tile.bytes.subarray(line, line + (toX - fromX) * channels), target);
    else {
      const { bytes, stride } = tile;
      for (let at = line, end = line + (toX - fromX) * 2 * channels; at < end; at += 2 * channels)
        for (let channel = at; channel < at + channels; channel += 1, target += 1)
          pixels[target] =
            ((bytes[channel] ?? 0) +
              (bytes[channel + channels] ?? 0) +
              (bytes[channel + stride] ?? 0) +
              (bytes[channel + stride + channels] ?? 0) +
              2) >>
            2;
    }
  }
}

/** The ICC profile in the file, or the one that its colour numbers (ITU-T H.273) stand for; none for sRGB. */
async function profileOf(calls: HeifCalls, handle: number): Promise<Buffer | undefined> {
  const { heif } = calls;
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size > 0 && size <= LARGEST_PROFILE_BYTES) {
    const pointer = heif._malloc(size);
    calls.call((error) => heif._heif_image_handle_get_raw_color_profile(error, handle, pointer));
    const icc = Buffer.from(heif.HEAPU8.subarray(pointer, pointer + size));
    heif._free(pointer);
    return icc;
  }
  const numbers = colourNumbers(calls, handle);
  if (numbers && TRANSFERS_HDR.includes(numbers.transfer)) throw new HdrError('The photo is in HDR.');
  return numbers && PRIMARIES_P3.includes(numbers.primaries) ? displayP3() : undefined;
}

function colourNumbers(calls: HeifCalls, handle: number): { primaries: number; transfer: number } | undefined {
  let nclx: number;
  try {
    nclx = calls.call((error, out) => calls.heif._heif_image_handle_get_nclx_color_profile(error, handle, out));
  } catch {
    return undefined;
  }
  const numbers = { primaries: calls.word(nclx + 4), transfer: calls.word(nclx + 8) };
  calls.heif._heif_nclx_color_profile_free(nclx);
  return numbers;
}
