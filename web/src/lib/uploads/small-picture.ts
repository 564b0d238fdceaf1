const WIDTH_PX = 480;
let last: Promise<unknown> = Promise.resolve();

/**
 * A small upright picture of a photo's file, before the shop has one; null if the browser cannot read it (most cannot read HEIC).
 * One at a time: phones decode 12 megapixels into 48 MB.
 */
export function smallPicture(file: File): Promise<Blob | null> {
  const picture = last.then(() => draw(file)).catch(() => null);
  last = picture;
  return picture;
}

async function draw(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: WIDTH_PX,
    resizeQuality: 'medium',
    imageOrientation: 'from-image',
  });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  } finally {
    bitmap.close();
  }
}
