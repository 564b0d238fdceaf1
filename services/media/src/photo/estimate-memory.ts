import type { PhotoHeader } from './header/photo-header.ts';
import { PHOTO_LONG_SIDE_PX } from './picture-sizes.ts';

const MB = 1024 * 1024;
/** A process with libvips and its lines of pixels: memory while it works, part of which may remain between two photos. */
export const WORKING_BYTES = 130 * MB;
/** In wider photos each column adds this much to the lines cached for shrinking; JPEG is shrunk during decoding. */
const WIDE = { above: 6_000, bytes: 5_000 };
const HEIC_DECODER_BYTES = 40 * MB;
/** Above this a process does not rest afterwards, because it would retain much of the memory. */
const HEAVY_ABOVE_BYTES = 60 * MB;

/** The maximum memory that the process of a photo needs, estimated from the photo's header. */
export function estimateMemory(header: PhotoHeader): { bytes: number; heavy: boolean } {
  const { width, height, type, decoderBytes } = header;
  const scale = Math.min(1, PHOTO_LONG_SIDE_PX / Math.max(width, height));
  // A photo that needs turning is held in memory as a whole.
  const turned = Math.ceil(width * scale) * Math.ceil(height * scale) * 3;
  const decoder = decoderBytes + (type === 'heic' ? HEIC_DECODER_BYTES + Math.min(26_000_000, width * height) * 3 : 0);
  const lines = type === 'jpeg' ? 0 : Math.max(0, width - WIDE.above) * WIDE.bytes;
  return { bytes: WORKING_BYTES + turned + lines + decoder, heavy: decoder > HEAVY_ABOVE_BYTES };
}
