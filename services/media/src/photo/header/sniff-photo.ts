import type { Refused } from '../../checks/inspection.ts';
import { REFUSALS } from '../refusals.ts';
import type { PhotoHeader } from './photo-header.ts';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const starts = (head: Buffer, ...bytes: number[]): boolean => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const says = (head: Buffer, text: string, at = 0): boolean => head.toString('latin1', at, at + text.length) === text;

/** The type of a photo by its first 64 bytes, whatever its name, or why it is not a photo. */
export function sniffPhoto(head: Buffer): PhotoHeader['type'] | Refused {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (says(head, 'RIFF') && says(head, 'WEBP', 8)) return 'webp';
  if (says(head, 'ftyp', 4)) return sniffBrands(head);
  if (says(head, 'GIF8')) return REFUSALS.gif;
  if (says(head, '%PDF')) return REFUSALS.pdf;
  if (says(head, 'BM') || starts(head, 0x49, 0x49, 0x2a, 0) || starts(head, 0x4d, 0x4d, 0, 0x2a)) return REFUSALS.otherPicture;
  if (starts(head, 0x1a, 0x45, 0xdf, 0xa3) || (says(head, 'RIFF') && says(head, 'AVI ', 8))) return REFUSALS.video;
  return REFUSALS.notAPhoto;
}

/** `mif1` only means that it is a picture; the compatible brands name the codec. */
function sniffBrands(head: Buffer): PhotoHeader['type'] | Refused {
  const end = Math.min(head.length, Math.max(16, head.readUInt32BE(0)));
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return 'heic';
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return REFUSALS.avif;
  return brands.some((brand) => brand === 'mif1' || brand === 'msf1') ? REFUSALS.otherPicture : REFUSALS.video;
}
