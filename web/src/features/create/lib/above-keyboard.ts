interface Viewport {
  height: number;
  offsetTop: number;
}

/**
 * How much of the bottom of the page's window a keyboard hides, in CSS pixels: browsers leave fixed elements behind it. The part
 * that is seen may have been scrolled down within the window (iOS), and reaches past it while a page is pulled.
 */
export const hiddenBelow = (windowHeight: number, { height, offsetTop }: Viewport): number =>
  Math.max(0, Math.round(windowHeight - height - offsetTop));

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP = 8;

/** How far the page has to be scrolled for a field to stand above the picture. Of a field as tall as the window, the beginning stays in sight. */
export function scrollToUncover(field: Box, picture: Box): number {
  const covered = field.bottom - picture.top + GAP;
  const isBeside = field.right < picture.left;
  return isBeside || covered <= 0 || field.top - covered <= 0 ? 0 : covered;
}
