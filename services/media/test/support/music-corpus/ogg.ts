const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

interface Page {
  /** 2 starts a stream, 4 ends it. */
  flags: number;
  granule: bigint;
  sequence: number;
  packets: readonly Buffer[];
}

/** A page of an Ogg stream (RFC 3533 section 6); packets are shorter than 255 bytes. */
export function oggPage({ flags, granule, sequence, packets }: Page): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head.writeUInt8(flags, 5);
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(packets.length, 26);
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ (CRC[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  page.writeUInt32LE(sum, 22);
  return page;
}

const PACKET_SECONDS = 0.12;
const PACKET_SAMPLES = 48_000 * PACKET_SECONDS;
const PACKETS_A_PAGE = 255;
/** Six empty stereo frames of 20 ms (RFC 6716 section 3.2.5). */
const NOTHING = Buffer.from([0xff, 0x06]);

/** Silence in Opus (RFC 7845), two bytes for each 120 ms. */
export function opusSilence(seconds: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(2, 9);
  head.writeUInt32LE(48_000, 12);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.from([4, 0, 0, 0]), Buffer.from('none'), Buffer.alloc(4)]);
  const pages = [
    oggPage({ flags: 2, granule: 0n, sequence: 0, packets: [head] }),
    oggPage({ flags: 0, granule: 0n, sequence: 1, packets: [tags] }),
  ];
  const packets = Array.from({ length: PACKETS_A_PAGE }, () => NOTHING);
  const count = Math.ceil(seconds / (PACKET_SECONDS * PACKETS_A_PAGE));
  for (let page = 1; page <= count; page += 1) {
    const granule = BigInt(page * PACKETS_A_PAGE * PACKET_SAMPLES);
    pages.push(oggPage({ flags: page === count ? 4 : 0, granule, sequence: page + 1, packets }));
  }
  return Buffer.concat(pages);
}
