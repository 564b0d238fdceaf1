const HEADER_BYTES = 8 + 2 + 11 * 12 + 4 + 8;
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/**
 * An uncompressed TIFF (revision 6.0) with space for pixels: only here does libvips accept raw pixels with a colour profile
 * without a copy.
 * @param channels 3 for RGB, 4 with an alpha channel that is not premultiplied
 */
export function createRgbTiff(options: { width: number; height: number; channels: 3 | 4; icc: Buffer | undefined }): {
  file: Buffer;
  pixels: Buffer;
} {
  const { width, height, channels, icc } = options;
  const size = width * height * channels;
  const iccBytes = icc?.length ?? 0;
  const file = Buffer.alloc(HEADER_BYTES + iccBytes + size);
  const start = HEADER_BYTES + iccBytes;
  const bitsAt = HEADER_BYTES - 8;
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, start],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, size],
    ...(channels === 4 ? [[338, SHORT, 1, 2] as [number, number, number, number]] : []),
    ...(icc ? [[34_675, UNDEFINED, icc.length, HEADER_BYTES] as [number, number, number, number]] : []),
  ];
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  for (let channel = 0; channel < channels; channel += 1) file.writeUInt16LE(8, bitsAt + channel * 2);
  icc?.copy(file, HEADER_BYTES);
  return { file, pixels: file.subarray(start) };
}
