import { type RefObject, useEffect, useState } from 'react';

/** Ignores fractions of a pixel. */
const SLACK_PX = 2;

/** Whether a row is scrolled to its start and to its end; both are true if everything fits. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => {
      const atStart = element.scrollLeft <= SLACK_PX;
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - SLACK_PX;
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return ends;
}
