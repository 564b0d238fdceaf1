import type { Crop } from '@nimantran/proto/domain/customisation';

/** Position and zoom of the frame, for screen readers. */
export function spokenCrop(part: Crop, zoom: number): string {
  const percent = (place: number, part: number) => (part >= 0.9999 ? 50 : Math.round((place / (1 - part)) * 100));
  const across = percent(part.x, part.width);
  const down = percent(part.y, part.height);
  const parts = [
    `Zoom ${Math.round(zoom * 100)}%`,
    part.width < 0.9999 && `${across}% from the left`,
    part.height < 0.9999 && `${down}% from the top`,
  ];
  return parts.filter(Boolean).join(', ');
}
