import type { FileReader } from './file-reader.ts';
import type { PhotoHeader } from './photo-header.ts';

const BOX_LIMIT = 500;
const META_LIMIT_BYTES = 4 * 1024 * 1024;
/** Items and properties: a photo of 50 megapixels in tiles of 256 pixels has 800. The decoder takes seconds to sort ten thousands. */
const ITEM_LIMIT = 4_000;

/** The size of a HEIF photo (ISO/IEC 23008-12): the largest `ispe`, as only the decoder finds out which picture is primary. */
export async function readHeifHeader(file: FileReader): Promise<PhotoHeader | undefined> {
  const meta = await findMeta(file);
  if (!meta) return undefined;
  const boxes = [...boxesIn(meta, 4)];
  const properties = boxes.find((box) => box.type === 'iprp')?.content;
  const container = properties && [...boxesIn(properties, 0)].find((box) => box.type === 'ipco')?.content;
  if (!container) return undefined;
  const items = boxes.find((box) => box.type === 'iinf')?.content;
  if (items && countOf(items) > ITEM_LIMIT) return undefined;
  let [width, height] = [0, 0];
  let count = 0;
  for (const { type, content } of boxesIn(container, 0)) {
    count += 1;
    if (count > ITEM_LIMIT) return undefined;
    if (type !== 'ispe' || content.length < 12) continue;
    const [wide, high] = [content.readUInt32BE(4), content.readUInt32BE(8)];
    if (wide * high > width * height) [width, height] = [wide, high];
  }
  const isGrid = items?.includes('grid', 0, 'latin1') ?? false;
  // The decoder holds a single frame, as planes and as colours; tiles are small.
  const decoderBytes = file.size * 2 + (isGrid ? 0 : width * height * 9);
  return { type: 'heic', width, height, animated: false, decoderBytes };
}

/** The number of entries that `iinf` states; 32 bits from version 1 on. */
const countOf = (items: Buffer): number => {
  if (items.length < 8) return 0;
  return items[0] === 0 ? items.readUInt16BE(4) : items.readUInt32BE(4);
};

async function findMeta(file: FileReader): Promise<Buffer | undefined> {
  let at = 0;
  for (let box = 0; box < BOX_LIMIT; box += 1) {
    const head = await file.read(at, 16);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const size = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? file.size - at : short;
    if (head.toString('latin1', 4, 8) === 'meta') return file.read(at + 8, Math.min(size - 8, META_LIMIT_BYTES));
    if (size < 8) return undefined;
    at += size;
  }
  return undefined;
}

function* boxesIn(buffer: Buffer, start: number): Generator<{ type: string; content: Buffer }> {
  for (let at = start; at + 8 <= buffer.length; ) {
    const size = buffer.readUInt32BE(at) || buffer.length - at;
    if (size < 8) return;
    yield { type: buffer.toString('latin1', at + 4, at + 8), content: buffer.subarray(at + 8, at + size) };
    at += size;
  }
}
