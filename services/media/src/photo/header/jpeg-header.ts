import type { FileReader } from './file-reader.ts';
import type { PhotoHeader } from './photo-header.ts';

const SEGMENT_LIMIT = 4_000;
/** Metadata before the frame is read, joined and passed on. */
const METADATA_COPIES = 4;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Start-of-frame markers: 0xc0 to 0xcf without the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Progressive, or lossless and hierarchical, which no decoder here supports. */
const isProgressive = (marker: number): boolean => (marker & 0x0f) % 4 === 2;

/** Walks the segments (ITU T.81, B.2) up to the frame header. */
export async function readJpegHeader(file: FileReader): Promise<PhotoHeader | undefined> {
  let at = 2;
  for (let segment = 0; segment < SEGMENT_LIMIT; segment += 1) {
    const [start, marker, high, low] = await file.read(at, 4);
    if (start !== 0xff || marker === undefined || high === undefined || low === undefined) return undefined;
    // Fill bytes before a marker.
    if (marker === 0xff) at += 1;
    else if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    else if (isFrame(marker)) return frame(await file.read(at + 4, 6 + 4 * 3), isProgressive(marker), at);
    else at += 2 + ((high << 8) | low);
  }
  return undefined;
}

function frame(bytes: Buffer, progressive: boolean, metadataBytes: number): PhotoHeader | undefined {
  if (bytes.length < 6 + 3) return undefined;
  const [height, width, components] = [bytes.readUInt16BE(1), bytes.readUInt16BE(3), bytes.readUInt8(5)];
  const samplings = Array.from({ length: Math.min(components, 4) }, (_, index) => bytes[6 + index * 3 + 1] ?? 0x11);
  const [across, down] = [Math.max(...samplings.map((s) => s >> 4)), Math.max(...samplings.map((s) => s & 15))];
  const share = samplings.reduce((sum, s) => sum + ((s >> 4) * (s & 15)) / Math.max(1, across * down), 0);
  // Progressive decoding holds a coefficient of two bytes for every sample until the last scan; CMYK is not shrunk during
  // decoding.
  const coefficients = progressive ? Math.ceil(width * height * share * 2) : 0;
  const decoderBytes = coefficients + (components === 4 ? width * height : 0) + metadataBytes * METADATA_COPIES;
  return { type: 'jpeg', width, height, animated: false, decoderBytes };
}
