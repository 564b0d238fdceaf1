/** The frame for which a video is composed. Pixels; all videos are drawn 1920 or 1080 wide and scaled by the renderer. */
export interface Stage {
  readonly width: 1920 | 1080;
  readonly height: 1080 | 1920;
  readonly portrait: boolean;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** Text stays inside these. */
  readonly safe: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly width: number;
  };
  /** The smallest type size that is legible on a phone. */
  readonly smallest: number;
}

function stage(width: 1920 | 1080, height: 1080 | 1920): Stage {
  const portrait = height > width;
  const [marginX, marginY] = [Math.ceil(width * 0.08), Math.ceil(height * 0.08)];
  return {
    width,
    height,
    portrait,
    x: width / 2,
    y: height / 2,
    safe: { left: marginX, right: width - marginX, top: marginY, bottom: height - marginY, width: width - 2 * marginX },
    smallest: Math.ceil(height * (portrait ? 0.032 : 0.042)),
  };
}

export const LANDSCAPE = stage(1920, 1080);
export const PORTRAIT = stage(1080, 1920);

/** A table of places, sizes and ways with numbers as such, so that those for both shapes are of one type. */
export type Places<Table> = Table extends number
  ? number
  : Table extends string | boolean | ((...given: never[]) => unknown)
    ? Table
    : { readonly [Key in keyof Table]: Places<Table[Key]> };

/** A scene's places and sizes for a frame: one of two tables. */
export function placesIn<Wide, Upright>(portrait: boolean, wide: Wide, upright: Upright): Places<Wide> | Places<Upright>;
export function placesIn(portrait: boolean, wide: unknown, upright: unknown): unknown {
  return portrait ? upright : wide;
}
