import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, PHOTO_SECONDS } from '../package/limits.ts';

// The decoders of other formats stay blocked: drawings and documents can name other files, and each is one more attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
const KINDS = ['Jpeg', 'Png', 'Webp'];
sharp.unblock({ operation: KINDS.flatMap((kind) => [`VipsForeignLoad${kind}File`, `VipsForeignLoad${kind}Buffer`]) });
sharp.cache(false);

const JPEG_QUALITY = 95;
const AGAIN = 'Save it as an ordinary JPEG and upload the new file.';

export class PhotoProblem extends Error {}

/** A photo that can be decoded, with what is known before decoding. Sizes are those of the upright photo in pixels. */
export interface PhotoFile {
  path: string;
  width: number;
  height: number;
  hasAlpha: boolean;
  hasProfile: boolean;
}

/** The wanted part of a photo, in its own pixels, and its target size. */
export interface PhotoCut {
  part: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
}

/** Reads a photo's header and refuses files that are not photos or exceed a limit. Throws PhotoProblem. */
export async function inspectPhoto(path: string): Promise<PhotoFile> {
  const head = await readHead(path);
  if (!isPhoto(head)) throw new PhotoProblem(refusalOf(head));
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotoProblem(`is damaged and cannot be read. ${AGAIN}`);
    });
  const { width, height } = facts.autoOrient;
  if (!(width > 0 && height > 0)) throw new PhotoProblem(`has no size. ${AGAIN}`);
  if (width > MAX_PHOTO_SIDE || height > MAX_PHOTO_SIDE || width * height > MAX_PHOTO_PIXELS) {
    const limits = `at most ${MAX_PHOTO_PIXELS / 1_000_000} megapixels and ${MAX_PHOTO_SIDE} pixels a side can be taken`;
    throw new PhotoProblem(`has ${width} × ${height} pixels; ${limits}. Make it smaller and upload it again.`);
  }
  return { path, width, height, hasAlpha: facts.hasAlpha, hasProfile: facts.icc !== undefined };
}

/**
 * Cuts a part out of a photo, upright, in sRGB, with Lanczos resampling. Opaque photos become JPEG; transparent ones stay so, as
 * PNG. Returns a data URI. Throws PhotoProblem.
 */
export async function cutPhoto(photo: PhotoFile, cut: PhotoCut): Promise<string> {
  try {
    return await decode(photo, cut, false);
  } catch (error) {
    // A broken colour profile does not make the photo unusable: like browsers, treat its colours as sRGB.
    if (photo.hasProfile) {
      const plain = await decode(photo, cut, true).catch(() => undefined);
      if (plain !== undefined) return plain;
    }
    if (error instanceof Error && /timeout/i.test(error.message))
      throw new PhotoProblem(`takes longer than ${PHOTO_SECONDS} seconds to decode. ${AGAIN}`);
    throw new PhotoProblem(`is cut off or damaged. ${AGAIN}`);
  }
}

async function decode({ path, hasAlpha, ...photo }: PhotoFile, cut: PhotoCut, ignoreIcc: boolean): Promise<string> {
  // Resized as a whole and then cut: a JPEG is decoded no larger than needed, and the filter sees past the cut's edge.
  const factor = cut.width / cut.part.width;
  const width = Math.max(cut.width, Math.round(photo.width * factor));
  const height = Math.max(cut.height, Math.round(photo.height * factor));
  const made = sharp(path, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error', sequentialRead: true, ignoreIcc })
    .autoOrient()
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
    .extract({
      left: Math.min(Math.round(cut.part.x * factor), width - cut.width),
      top: Math.min(Math.round(cut.part.y * factor), height - cut.height),
      width: cut.width,
      height: cut.height,
    })
    .toColourspace('srgb')
    .timeout({ seconds: PHOTO_SECONDS });
  if (hasAlpha) {
    const picture = await made.png({ compressionLevel: 3 }).toBuffer();
    const { isOpaque } = await sharp(picture).stats();
    if (!isOpaque) return `data:image/png;base64,${picture.toString('base64')}`;
    return jpegUri(sharp(picture).removeAlpha());
  }
  return jpegUri(made);
}

async function jpegUri(picture: Sharp): Promise<string> {
  const file = await picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return `data:image/jpeg;base64,${file.toString('base64')}`;
}

/** By its first bytes, whatever its name. */
export function isPhoto(head: Buffer): boolean {
  const starts = (text: string, at: number): boolean => head.toString('latin1', at, at + text.length) === text;
  return starts('\xff\xd8\xff', 0) || starts('\x89PNG\r\n', 0) || (starts('RIFF', 0) && starts('WEBP', 8));
}

function refusalOf(head: Buffer): string {
  if (head.length === 0) return 'is an empty file. Upload it again.';
  const text = head.toString('latin1');
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(text))?.[1];
  return `is ${kind ?? 'not a JPEG, PNG or WebP photo'}. ${AGAIN}`;
}

const OTHER_KINDS: [RegExp, string][] = [
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, 'a HEIC photo, which cannot be read here'],
  [/^.{4}ftypavi/s, 'an AVIF photo, which cannot be read here'],
  [/^GIF8/, 'a GIF, not a photo'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF or raw photo, which cannot be read here'],
  [/^\s*(\xef\xbb\xbf)?\s*<(\?xml|svg|!doctype)/i, 'a drawing or a web page, not a photo'],
  [/^%PDF/, 'a PDF, not a photo'],
];

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    if ((await file.stat()).size > MAX_PHOTO_BYTES)
      throw new PhotoProblem(`is larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MB. Make it smaller and upload it again.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
