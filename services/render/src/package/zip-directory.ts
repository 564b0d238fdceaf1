import type { FileHandle } from 'node:fs/promises';
import { permanent } from '../pipeline/errors.ts';
import { MAX_PACKAGE_BYTES, MAX_PACKAGE_FILES, MAX_PACKING_RATIO } from './limits.ts';

/** One file of a zip. Sizes in bytes; `start` is the offset of its compressed bytes. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  start: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAGS = 0x2041;
const UNIX_HOSTS = new Set([3, 19]);
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const DIRECTORY = 0o040000;
/** Small files may have any compression ratio. */
const RATIO_FREE_BYTES = 1024 * 1024;

/**
 * The files of a zip by its central directory (PKWARE APPNOTE 6.3.10, without zip64), checked before anything is unpacked.
 * Refuses what no honest package contains: encryption, links, duplicate names, sizes of zip bombs.
 */
export async function readZipDirectory(file: FileHandle, zipBytes: number): Promise<ZipEntry[]> {
  const { records, count } = await readRecords(file, zipBytes);
  const entries: ZipEntry[] = [];
  let total = 0;
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > records.length || records.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw refused('has a broken list of files');
    const nameEnd = at + ENTRY_BYTES + records.readUInt16LE(at + 28);
    const end = nameEnd + records.readUInt16LE(at + 30) + records.readUInt16LE(at + 32);
    if (end > records.length) throw refused('has a broken list of files');
    const name = records.toString('utf8', at + ENTRY_BYTES, nameEnd);
    const shown = JSON.stringify(name.slice(0, 100));
    const type = (records.readUInt32LE(at + 38) >>> 16) & FILE_TYPE;
    if (UNIX_HOSTS.has(records[at + 5] ?? 0) && type !== 0 && type !== REGULAR_FILE && type !== DIRECTORY)
      throw refused(`holds ${shown}, which is a link or a device; put the file itself there`);
    if ((records.readUInt16LE(at + 8) & ENCRYPTED_FLAGS) !== 0) throw refused('is encrypted; pack it without a password');
    const method = records.readUInt16LE(at + 10);
    if (method !== STORED && method !== DEFLATED) throw refused(`packs ${shown} in a way other than deflate; pack it again`);
    const entry = {
      name,
      method,
      crc: records.readUInt32LE(at + 16),
      packedSize: records.readUInt32LE(at + 20),
      size: records.readUInt32LE(at + 24),
      start: records.readUInt32LE(at + 42),
    };
    if (entry.size > RATIO_FREE_BYTES && entry.size > entry.packedSize * MAX_PACKING_RATIO)
      throw refused(`packs ${shown} more than ${MAX_PACKING_RATIO} times smaller, which no file of a theme allows`);
    total += entry.size;
    if (total > MAX_PACKAGE_BYTES) throw refused(`is larger than ${MAX_PACKAGE_BYTES / 1024 / 1024} MB unpacked`);
    entries.push(entry);
    at = end;
  }
  for (const entry of entries) entry.start = await startOfData(file, entry, zipBytes);
  return entries;
}

async function readRecords(file: FileHandle, zipBytes: number): Promise<{ records: Buffer; count: number }> {
  const tailBytes = Math.min(zipBytes, END_BYTES + LONGEST_COMMENT);
  const tail = await readAt(file, zipBytes - tailBytes, tailBytes);
  let at = tail.length - END_BYTES;
  while (at >= 0 && !(tail.readUInt32LE(at) === END_SIGNATURE && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length))
    at -= 1;
  if (at < 0)
    throw permanent('fetch', 'theme_invalid', 'The theme package is not a ZIP file, or it is incomplete. Pack it again.');
  const count = tail.readUInt16LE(at + 10);
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count === 0xffff || length === 0xffffffff || start === 0xffffffff) throw refused('is a zip64; pack it as an ordinary zip');
  // Folders have entries too.
  if (count > MAX_PACKAGE_FILES * 2) throw refused(`holds more than ${MAX_PACKAGE_FILES} files`);
  if (start + length > zipBytes - END_BYTES) throw refused('has a broken list of files');
  return { records: await readAt(file, start, length), count };
}

async function startOfData(file: FileHandle, { name, start, packedSize }: ZipEntry, zipBytes: number): Promise<number> {
  const local = await readAt(file, start, LOCAL_BYTES);
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw refused('has a broken list of files');
  const nameBytes = local.readUInt16LE(26);
  const localName = (await readAt(file, start + LOCAL_BYTES, nameBytes)).toString('utf8');
  if (localName !== name) throw refused(`calls one file both ${JSON.stringify(name)} and ${JSON.stringify(localName)}`);
  const data = start + LOCAL_BYTES + nameBytes + local.readUInt16LE(28);
  if (data + packedSize > zipBytes) throw refused('is cut off');
  return data;
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}

/** A refusal of the zip as a whole. */
export function refused(why: string, cause?: unknown): Error {
  return permanent('fetch', 'theme_invalid', `The theme package ${why}.`, cause);
}
