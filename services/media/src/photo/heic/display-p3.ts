import sharp from 'sharp';

/** The ICC profile of Display P3 from libvips, obtained through a TIFF, a format that the checking processes may read. */
export async function displayP3(): Promise<Buffer | undefined> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .withIccProfile('p3')
    .tiff()
    .toBuffer();
  return (await sharp(pixel).metadata()).icc;
}
