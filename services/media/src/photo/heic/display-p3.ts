import sharp from 'sharp';

/** The ICC profile of Display P3, as libvips carries it; through a TIFF, which the checking processes may read. */
export async function displayP3(): Promise<Buffer | undefined> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .withIccProfile('p3')
    .tiff()
    .toBuffer();
  return (await sharp(pixel).metadata()).icc;
}
