export function id3(...frames: readonly Buffer[]): Buffer {
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), syncSafe(body.length), body]);
}

export function frame(name: string, content: Buffer, { flags = 0 } = {}): Buffer {
  const head = Buffer.alloc(10);
  head.write(name, 'latin1');
  head.writeUInt32BE(content.length, 4);
  head.writeUInt16BE(flags, 8);
  return Buffer.concat([head, content]);
}

export function picture(content: Buffer): Buffer {
  return frame('APIC', Buffer.concat([Buffer.from('\0image/png\0\x03\0', 'latin1'), content]));
}

/** A compressed frame that claims to expand to 250 MB. */
export function packedFrame(): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(250 * 1024 * 1024);
  return frame('TXXX', Buffer.concat([size, Buffer.alloc(9_000, 0x78)]), { flags: 0x0080 });
}

function syncSafe(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));
}
