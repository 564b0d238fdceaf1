import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a zip as an attacker would write it: every value is written to the zip, true or not. */
export interface HostileEntry {
  name: string;
  data: Buffer;
  /** The name in the file's local header, if it differs from the central directory. */
  localName?: string;
  method?: number;
  flags?: number;
  /** The claimed unpacked size in bytes. */
  size?: number;
  crc?: number;
  /** Unix mode, as for a link. */
  mode?: number;
}

/** A zip of these entries, deflated. */
export function hostileZip(entries: HostileEntry[]): Buffer {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const { name, data, localName = name, method = 8, flags = 0, mode = 0o100644, ...claims } of entries) {
    const packed = method === 8 ? deflateRawSync(data) : data;
    const size = claims.size ?? data.length;
    const crc = claims.crc ?? crc32(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(Buffer.byteLength(localName), 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(0x0314, 4);
    record.writeUInt16LE(flags, 8);
    record.writeUInt16LE(method, 10);
    record.writeUInt32LE(crc, 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(size, 24);
    record.writeUInt16LE(Buffer.byteLength(name), 28);
    record.writeUInt32LE((mode << 16) >>> 0, 38);
    record.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(localName), packed);
    records.push(record, Buffer.from(name));
    offset += local.length + Buffer.byteLength(localName) + packed.length;
  }
  const list = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
