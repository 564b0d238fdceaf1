import { constants, deflateRawSync } from 'node:zlib';

/** A box of an MP4 (ISO/IEC 14496-12 section 4.2). */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
}

export const FILE_TYPE = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1'));

/** Offset of the content of the first box of a type. */
export function placeOf(file: Buffer, type: string): number {
  const at = file.indexOf(Buffer.from(type, 'latin1'));
  if (at < 0) throw new Error(`there is no ${type}`);
  return at + 4;
}

export function changed(file: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
}

/** An M4A without sound that refers to another file for it: by an address, or by a Macintosh alias. */
export function pointElsewhere(file: Buffer, target: string, way: 'address' | 'alias'): Buffer {
  const dref = placeOf(file, 'dref') - 8;
  const old = file.readUInt32BE(dref);
  const entry =
    way === 'address' ? box('url ', Buffer.alloc(4), Buffer.from(`${target}\0`)) : box('alis', Buffer.alloc(4), alias(target));
  const wider = box('dref', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry);
  const out = Buffer.concat([file.subarray(0, dref), wider, file.subarray(dref + old)]);
  for (const parent of ['moov', 'trak', 'mdia', 'minf', 'dinf']) {
    const at = placeOf(out, parent) - 8;
    out.writeUInt32BE(out.readUInt32BE(at) + wider.length - old, at);
  }
  const sound = placeOf(out, 'mdat');
  return out.fill(0, sound, sound - 8 + out.readUInt32BE(sound - 8));
}

/** A Macintosh alias record with one entry: the full path, with colons between folders. */
function alias(target: string): Buffer {
  const name = Buffer.from(target.replaceAll('/', ':').padEnd(target.length + (target.length % 2), '\0'));
  const head = Buffer.alloc(150);
  head.writeInt16BE(1, 130);
  head.writeInt16BE(1, 132);
  const entry = Buffer.alloc(4);
  entry.writeInt16BE(2, 0);
  entry.writeInt16BE(name.length, 2);
  return Buffer.concat([head, entry, name, Buffer.from([0xff, 0xff, 0, 0])]);
}

/** A compressed index (`cmov`) of 1.5 MB that expands to 1.5 GB. */
export function packedIndexBomb(): Buffer {
  const parts = 30;
  const part = deflateRawSync(Buffer.alloc(50_000_000), { level: 1, finishFlush: constants.Z_FULL_FLUSH });
  const stated = Buffer.alloc(4);
  stated.writeUInt32BE(parts * 50_000_000);
  const packed = Buffer.concat([Buffer.from([0x78, 0x01]), ...Array.from({ length: parts }, () => part)]);
  return Buffer.concat([FILE_TYPE, box('moov', box('cmov', box('dcom', Buffer.from('zlib')), box('cmvd', stated, packed)))]);
}

/** Nested boxes, far deeper than any program writes them. */
export function nestedBoxes(depth: number): Buffer {
  let inner = box('udta');
  for (let level = 0; level < depth; level += 1) inner = box('moov', inner);
  return Buffer.concat([FILE_TYPE, inner]);
}
