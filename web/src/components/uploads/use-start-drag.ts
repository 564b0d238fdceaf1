import { type PointerEvent, useRef } from 'react';

/** Drag the window over the waveform, or tap its new position. Positions are fractions of the track. */
export function useStartDrag(heard: { from: number; to: number }, onPlace: (middle: number) => void) {
  /** Offset of the grip from the middle of the window. */
  const grip = useRef<number>(null);
  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return (event.clientX - box.left) / box.width;
  };
  const letGo = () => {
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const place = placeOf(event);
      const isInside = place >= heard.from && place <= heard.to;
      grip.current = isInside ? place - (heard.from + heard.to) / 2 : 0;
      if (!isInside) onPlace(place);
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current !== null) onPlace(placeOf(event) - grip.current);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}
