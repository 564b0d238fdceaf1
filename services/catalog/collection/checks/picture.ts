import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

/** RGBA rows without padding. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Reads a picture file, scaled to fit into `width` × `height` if given, on grey. */
export async function readPicture(path: string, size?: { width: number; height: number }): Promise<Picture> {
  const image = await loadImage(path);
  const { width, height } = size ?? image;
  const canvas: Canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, width, height);
  const scale = Math.min(width / image.width, height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a pixel, 0…1 (WCAG 2.2). */
export function luminance({ data }: Picture, pixel: number): number {
  const part = (channel: number) => linear[data[pixel * 4 + channel] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}
