import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { type FrameRecord, fromBytes, toBytes } from '../draw/fingerprint.ts';

/**
 * A finished segment ends with a `uuid` box (ISO/IEC 14496-12), which players ignore: the SHA-256 of everything before it and a
 * record of its frames. It proves that a file from the store is complete, and describes its content.
 */
const BOX_ID = createHash('sha256').update('nimantran segment 1').digest().subarray(0, 16);
const HEAD_BYTES = 8 + 16;
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;

export async function seal(path: string, records: FrameRecord[]): Promise<void> {
  const content = await readFile(path);
  const prints = Buffer.concat(records.map(toBytes));
  const size = HEAD_BYTES + DIGEST_BYTES + prints.length + LENGTH_BYTES;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write('uuid', 4, 'latin1');
  const digest = createHash('sha256').update(content).update(prints).digest();
  // The length comes last, so that the box can be found from the end of the file.
  const tail = Buffer.alloc(LENGTH_BYTES);
  tail.writeUInt32BE(size, 0);
  await appendFile(path, Buffer.concat([head, BOX_ID, digest, prints, tail]));
}

/** The frame records of a sealed segment, or undefined if the file is incomplete or has a different number of frames. */
export async function readSeal(path: string, frames: number): Promise<FrameRecord[] | undefined> {
  const file = await readFile(path).catch(() => Buffer.alloc(0));
  if (file.length < LENGTH_BYTES) return undefined;
  const size = file.readUInt32BE(file.length - LENGTH_BYTES);
  const start = file.length - size;
  if (start <= 0 || size < HEAD_BYTES + DIGEST_BYTES + LENGTH_BYTES) return undefined;
  if (!file.subarray(start + 8, start + HEAD_BYTES).equals(BOX_ID)) return undefined;
  const digest = file.subarray(start + HEAD_BYTES, start + HEAD_BYTES + DIGEST_BYTES);
  const prints = file.subarray(start + HEAD_BYTES + DIGEST_BYTES, file.length - LENGTH_BYTES);
  const found = createHash('sha256').update(file.subarray(0, start)).update(prints).digest();
  if (!found.equals(digest)) return undefined;
  if (frames === 0) return prints.length === 0 ? [] : undefined;
  if (prints.length % frames !== 0) return undefined;
  const each = prints.length / frames;
  return Array.from({ length: frames }, (_, frame) => fromBytes(prints.subarray(frame * each, (frame + 1) * each)));
}
