import { Type } from 'typebox';
import { inSecondLayout, type VideoSummary } from './theme.ts';
import type { ThemeManifest } from './theme-package.ts';

/** The shapes of a video: 1920×1080 and 1080×1920. */
export const LAYOUTS = ['landscape', 'portrait'] as const;
export const Layout = Type.Enum([...LAYOUTS]);
export type Layout = (typeof LAYOUTS)[number];

const otherThan = (layout: Layout): Layout => (layout === 'portrait' ? 'landscape' : 'portrait');

const layoutsFrom = (isPortrait: boolean, hasSecond: boolean): Layout[] => {
  const own: Layout = isPortrait ? 'portrait' : 'landscape';
  return hasSecond ? [own, otherThan(own)] : [own];
};

/** The layouts of a package, its own first. */
export const layoutsOf = ({
  width,
  height,
  second_layout,
}: Pick<ThemeManifest, 'width' | 'height' | 'second_layout'>): Layout[] =>
  layoutsFrom(height > width, second_layout !== undefined);

/** The layouts that the shop offers for a theme, its own first. */
export const layoutsOfVideo = (video: Pick<VideoSummary, 'portrait_orientation' | 'has_second_layout'>): Layout[] =>
  layoutsFrom(video.portrait_orientation, video.has_second_layout === true);

/** Which of a theme's layouts a choice means: its own without a choice; undefined for one that it does not have. */
export const chosenLayout = (layouts: readonly Layout[], choice: Layout | undefined): Layout | undefined =>
  choice === undefined ? layouts[0] : layouts.find((layout) => layout === choice);

/** A theme as it looks in a chosen layout, for everything that asks for its shape; in its own if it lacks the chosen one. */
export function videoIn<Theme extends Pick<VideoSummary, 'portrait_orientation' | 'has_second_layout'>>(
  video: Theme,
  choice: Layout | undefined,
): Theme {
  const layouts = layoutsOfVideo(video);
  return (chosenLayout(layouts, choice) ?? layouts[0]) === layouts[0] ? video : inSecondLayout(video);
}

/** The file of a package that holds a layout. */
export const animationFileOf = (manifest: Parameters<typeof layoutsOf>[0], layout: Layout): string =>
  layout === layoutsOf(manifest)[0] ? 'animation.json' : `animation.${layout}.json`;
