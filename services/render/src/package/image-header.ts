export interface ImageHeader {
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Whether the file is complete up to its end mark. */
  complete: boolean;
}

/** Reads kind and size of a PNG, JPEG or WebP without decoding it; undefined for anything else. */
export function imageHeader(file: Buffer): ImageHeader | undefined {
  try {
    if (file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return pngHeader(file);
    if (file.toString('latin1', 0, 3) === '\xff\xd8\xff') return jpegHeader(file);
    if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return webpHeader(file);
  } catch (error) {
    // Reading past the end: the file is shorter than its own structure.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** PNG, third edition, section 5: chunks of length, type, data and checksum, from IHDR to IEND. */
function pngHeader(file: Buffer): ImageHeader | undefined {
  if (file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  let at = 8;
  let complete = false;
  while (!complete && at + 12 <= file.length) {
    complete = file.toString('latin1', at + 4, at + 8) === 'IEND';
    at += 12 + file.readUInt32BE(at);
  }
  return {
    mime: 'image/png',
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    complete: complete && at <= file.length,
  };
}

/** ITU-T T.81 annex B: segments up to the frame header SOF0–SOF15 (without DHT, JPG and DAC). */
function jpegHeader(file: Buffer): ImageHeader | undefined {
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const end = file.lastIndexOf(Buffer.from([0xff, 0xd9]));
      return { mime: 'image/jpeg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5), complete: end > at };
    } else at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** RFC 9649: a lossy frame (VP8), a lossless one (VP8L) or an extended file (VP8X). */
function webpHeader(file: Buffer): ImageHeader | undefined {
  const complete = file.readUInt32LE(4) + 8 <= file.length;
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8 ')
    return { mime: 'image/webp', width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff, complete };
  if (kind === 'VP8L') {
    const bits = file.readUInt32LE(21);
    return { mime: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, complete };
  }
  if (kind === 'VP8X')
    return { mime: 'image/webp', width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1, complete };
  return undefined;
}
