/**
 * A WebP still as an animation (RFC 9649, 2.7.1): an opaque frame for no time, then the picture for hours. Skia keeps decoded stills of all
 * threads together in 32 MB, and decodes what does not fit again for every frame, which takes many times longer than drawing it. Skia decodes a
 * frame of an animation once, and the player keeps it. If the first frame has no alpha, later ones are kept with their colours multiplied by
 * it, like stills: otherwise edges take up the colour of what is transparent, and drawing costs more. What is not a WebP still is returned as it is.
 */
export function decodedOnce(still: Buffer, { mime, width, height }: { mime: string; width: number; height: number }): Buffer {
  if (mime !== 'image/webp') return still;
  const picture = chunksOf(still).filter(({ id }) => PICTURE.includes(id));
  if (!picture.some(({ id }) => id !== 'ALPH')) return still;
  const animated = 0x02;
  const alpha = 0x10;
  return Buffer.concat([
    chunk('RIFF', [
      Buffer.from('WEBP'),
      chunk('VP8X', [Buffer.from([animated | alpha, 0, 0, 0]), ...bytes24(width - 1, height - 1)]),
      // The background, and endless repeats.
      chunk('ANIM', [Buffer.alloc(6)]),
      frame(opaque({ width, height }), { width, height }, 0),
      frame(picture, { width, height }, LONGEST_MS),
    ]),
  ]);
}

interface Chunk {
  id: string;
  body: Buffer;
}

const PICTURE = ['ALPH', 'VP8 ', 'VP8L'];
/** Four and a half hours, longer than the frames of any player last. */
const LONGEST_MS = 0xffffff;

/** A picture of one colour without alpha, lossless: its size in twice 14 bits, then codes of a single symbol each, which take no bits a pixel. */
function opaque({ width, height }: { width: number; height: number }): Chunk[] {
  const body = Buffer.from('2f00000000071011118888fe07', 'hex');
  body.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return [{ id: 'VP8L', body }];
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    chunks.push({ id: file.toString('latin1', at, at + 4), body: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

function frame(picture: readonly Chunk[], { width, height }: { width: number; height: number }, ms: number): Buffer {
  const notBlended = 0x02;
  return chunk('ANMF', [
    ...bytes24(0, 0, width - 1, height - 1, ms),
    Buffer.from([notBlended]),
    ...picture.map(({ id, body }) => chunk(id, [body])),
  ]);
}

function chunk(id: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.from(`${id}    `);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function bytes24(...values: number[]): Buffer[] {
  return values.map((value) => {
    const bytes = Buffer.alloc(3);
    bytes.writeUIntLE(value, 0, 3);
    return bytes;
  });
}
