import sharp from 'sharp';
import type { HeifCalls } from './libheif.ts';

const PRIMARIES_P3 = [11, 12];
const TRANSFERS_HDR = [16, 18];
const LARGEST_PROFILE_BYTES = 4 * 1024 * 1024;

/** The photo is stored in HDR, whose brightness sRGB cannot represent. */
export class HdrError extends Error {}

/** The ICC profile in the file, or the one for its colour numbers (ITU-T H.273); undefined for sRGB. */
export async function profileOf(calls: HeifCalls, handle: number): Promise<Buffer | undefined> {
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

/** The ICC profile of Display P3 from libvips, obtained through a TIFF, which the checking processes may read. */
async function displayP3(): Promise<Buffer | undefined> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .withIccProfile('p3')
    .tiff()
    .toBuffer();
  return (await sharp(pixel).metadata()).icc;
}
