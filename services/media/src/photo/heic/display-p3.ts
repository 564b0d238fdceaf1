import sharp from 'sharp';

export async function displayP3(): Promise<Buffer | undefined> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    .withIccProfile('p3')
    .tiff()
    .toBuffer();
  return (await sharp(pixel).metadata()).icc;
}
