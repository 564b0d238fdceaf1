import type { Crop } from '@nimantran/proto/domain/customisation';
import { type PixelSize, slotScale } from '@nimantran/proto/domain/photo-part';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { type KeyboardEvent, useState } from 'react';
import { closestZoom, type FramePoint, panned, shownPart, zoomed, zoomOf } from '../../lib/uploads/crop.ts';
import type { PhotoMove } from './use-photo-gestures.ts';

const STEP = 0.05;
const FINE_STEP = 0.01;
const ZOOM_STEP = 1.1;
export const CROP_ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const;
export type CropArrow = (typeof CROP_ARROWS)[number];
const ARROWS: Readonly<Record<CropArrow, FramePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The chosen part of a photo while it is edited, and all the ways to change it. */
export function useCrop(photo: PixelSize, slot: PhotoSlot, crop: Crop | undefined, resolution: Resolution) {
  const [part, setPart] = useState(() => shownPart(photo, slot, crop));
  // A part chosen for a lower resolution stays allowed.
  const [closest] = useState(() => Math.max(closestZoom(photo, slot, slotScale(resolution)), zoomOf(photo, slot, part)));
  const allowed = (zoom: number) => Math.min(closest, Math.max(1, zoom));
  const zoomBy = (factor: number, around?: FramePoint) =>
    setPart((now) => zoomed(photo, slot, now, allowed(zoomOf(photo, slot, now) * factor), around));
  const reset = () => setPart(shownPart(photo, slot, undefined));

  const nudge = (arrow: CropArrow, step = STEP) =>
    setPart((now) => panned(now, { x: ARROWS[arrow].x * step, y: ARROWS[arrow].y * step }));

  const pressed = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = CROP_ARROWS.find((name) => name === event.key);
    if (arrow) nudge(arrow, event.shiftKey ? FINE_STEP : STEP);
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-' || event.key === '_') zoomBy(1 / ZOOM_STEP);
    else if (event.key === 'Home') reset();
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    part,
    zoom: zoomOf(photo, slot, part),
    closest,
    zoomTo: (zoom: number) => setPart((now) => zoomed(photo, slot, now, allowed(zoom))),
    zoomBy,
    nudge: (arrow: CropArrow) => nudge(arrow),
    move: ({ by, nearer, around }: PhotoMove) =>
      setPart((now) => panned(zoomed(photo, slot, now, allowed(zoomOf(photo, slot, now) * nearer), around), by)),
    pressed,
    reset,
  };
}
