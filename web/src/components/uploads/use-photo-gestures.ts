import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { FramePoint } from '../../lib/uploads/crop.ts';

export interface PhotoMove {
  /** Movement of the photo under the frame. */
  by: FramePoint;
  /** Zoom factor, 1 for none. */
  nearer: number;
  /** Centre of the fingers, or the pointer. */
  around: FramePoint;
}

interface Touch {
  x: number;
  y: number;
}

/** Dragging with a pointer, pinching with two fingers, and the wheel, in fractions of the frame. */
export function usePhotoGestures(
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  onMove: (move: PhotoMove) => void,
) {
  const touches = useRef(new Map<number, Touch>());
  const latest = useRef(onMove);
  latest.current = onMove;

  const tell = (before: readonly Touch[], after: readonly Touch[]) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const [from, to] = [middleOf(before), middleOf(after)];
    latest.current({
      by: { x: (to.x - from.x) / box.width, y: (to.y - from.y) / box.height },
      nearer: before.length === 2 ? distanceOf(after) / Math.max(1, distanceOf(before)) : 1,
      around: { x: (to.x - box.left) / box.width, y: (to.y - box.top) / box.height },
    });
  };

  useEffect(() => {
    const element = stage.current;
    // React's wheel listeners are passive, so the page behind would scroll too.
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // Browsers send a trackpad pinch as a wheel event with Ctrl, in small steps.
      const pace = event.ctrlKey ? 0.01 : 0.0015;
      latest.current({
        by: { x: 0, y: 0 },
        nearer: Math.exp(-event.deltaY * lines * pace),
        around: { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height },
      });
    };
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, [stage, frame]);

  const letGo = (event: PointerEvent) => void touches.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || touches.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!touches.current.has(event.pointerId)) return;
      const before = [...touches.current.values()];
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      tell(before, [...touches.current.values()]);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}

const middleOf = (touches: readonly Touch[]): Touch => ({
  x: touches.reduce((sum, touch) => sum + touch.x, 0) / touches.length,
  y: touches.reduce((sum, touch) => sum + touch.y, 0) / touches.length,
});

function distanceOf([a, b]: readonly Touch[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
}
