import type { HeifCalls } from './libheif.ts';

const fourcc = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE();
const [ROTATION, MIRROR, CROP] = [fourcc('irot'), fourcc('imir'), fourcc('clap')];
const MIRROR_LEFT_RIGHT = 1;
const PROPERTY_LIMIT = 8;

/** EXIF's numbers for a clockwise turn, and for the same turn followed by mirroring left and right. */
const ORIENTATIONS = { plain: [1, 6, 3, 8], mirrored: [2, 5, 4, 7] };

export interface Transformation {
  orientation: number;
  /** Relative to the stored picture, before it is turned. */
  crop: { left: number; top: number; width: number; height: number };
}

interface Stored {
  context: number;
  handle: number;
  width: number;
  height: number;
}

/**
 * How a picture is cropped, turned and mirrored, in the order of its properties (ISO/IEC 23008-12, 6.5.9 to 6.5.12).
 * @throws Error when it is cropped after it was turned, which no camera writes
 */
export function transformationOf({ heif, out }: HeifCalls, { context, handle, width, height }: Stored): Transformation {
  const item = heif._heif_image_handle_get_item_id(handle);
  const count = heif._heif_item_get_transformation_properties(context, item, 0, 0);
  if (count > PROPERTY_LIMIT) throw new Error('The photo is rotated too many times.');
  heif._heif_item_get_transformation_properties(context, item, out, count);
  const properties = [...heif.HEAPU32.subarray(out / 4, out / 4 + count)];
  let crop = { left: 0, top: 0, width, height };
  let quarters = 0;
  let mirrored = false;
  for (const [index, property] of properties.entries()) {
    const type = heif._heif_item_get_property_type(context, item, property);
    if (type === ROTATION) {
      const turn = heif._heif_item_get_property_transform_rotation_ccw(context, item, property) / 90;
      quarters += mirrored ? turn : -turn;
    } else if (type === MIRROR) {
      mirrored = !mirrored;
      if (heif._heif_item_get_property_transform_mirror(context, item, property) !== MIRROR_LEFT_RIGHT) quarters += 2;
    } else if (type === CROP) {
      if (index > 0) throw new Error('The photo is cropped after it was rotated.');
      const at = [0, 4, 8, 12].map((offset) => out + offset) as [number, number, number, number];
      heif._heif_item_get_property_transform_crop_borders(context, item, property, width, height, ...at);
      const [left = 0, top = 0, right = 0, bottom = 0] = new Int32Array(heif.HEAPU8.buffer, out, 4);
      crop = { left, top, width: width - left - right, height: height - top - bottom };
    }
  }
  if (
    crop.left < 0 ||
    crop.top < 0 ||
    crop.width < 1 ||
    crop.height < 1 ||
    crop.left + crop.width > width ||
    crop.top + crop.height > height
  )
    throw new Error('The photo is cropped beyond its edges.');
  return { orientation: ORIENTATIONS[mirrored ? 'mirrored' : 'plain'][((quarters % 4) + 4) % 4] ?? 1, crop };
}
