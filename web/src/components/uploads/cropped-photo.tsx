import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PixelSize } from '@nimantran/proto/domain/photo-part';
import { classes } from '../../lib/classes.ts';
import { photoAround } from '../../lib/uploads/crop.ts';
import css from './cropped-photo.module.css';

interface CroppedPhotoProps {
  src: string;
  alt: string;
  slot: PixelSize;
  crop: Crop | undefined;
  className?: string | undefined;
}

/** A photo as the video shows it: in its slot's shape, the chosen part or the middle. */
export function CroppedPhoto({ src, alt, slot, crop, className }: CroppedPhotoProps) {
  return (
    <span className={classes(css.window, className)} style={{ aspectRatio: `${slot.width} / ${slot.height}` }}>
      <img src={src} alt={alt} className={crop ? css.part : css.middle} style={crop && photoAround(crop)} />
    </span>
  );
}
