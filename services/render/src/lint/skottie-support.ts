/**
 * What the Skottie in @napi-rs/canvas draws. Found by drawing: each line is probed by test/lint-support.test.ts, which draws a layer with
 * and without the feature and fails where an update of the canvas draws more or less than is written here.
 */

/** `ty` of layers that are drawn, or place others; all other kinds leave nothing in the picture. */
export const DRAWN_LAYERS = new Set([0, 1, 2, 3, 4, 5, 13]);

export const LAYER_NAMES: Record<number, string> = {
  6: 'sound',
  7: 'video placeholder',
  8: 'image sequence',
  9: 'video',
  10: 'image placeholder',
  11: 'guide',
  12: 'adjustment',
  14: 'light',
  15: 'data',
};

/** Match names of effects that are drawn. */
export const DRAWN_EFFECTS = new Set([
  'ADBE Black&White',
  'ADBE Brightness & Contrast 2',
  'ADBE Bulge',
  'ADBE Corner Pin',
  'ADBE Displacement Map',
  'ADBE Drop Shadow',
  'ADBE Easy Levels2',
  'ADBE Fill',
  'ADBE Fractal Noise',
  'ADBE Gaussian Blur 2',
  'ADBE Geometry2',
  'ADBE HUE SATURATION',
  'ADBE Invert',
  'ADBE Linear Wipe',
  'ADBE Motion Blur',
  'ADBE Pro Levels2',
  'ADBE Radial Wipe',
  'ADBE Ramp',
  'ADBE Shift Channels',
  'ADBE Threshold2',
  'ADBE Tile',
  'ADBE Tint',
  'ADBE Tritone',
  'ADBE Venetian Blinds',
  'CC Sphere',
  'CC Toner',
]);

/** `ty` of effects that are drawn by their kind where an exporter wrote no match name. */
export const DRAWN_EFFECT_KINDS = new Set([20, 21, 23, 25, 26, 29]);

/** Effects that only carry numbers for expressions, and so draw nothing anywhere. */
export const CONTROL_EFFECT = /^(?:ADBE (?:Slider|Angle|Checkbox|Color|Point|Point3D|Layer|Dropdown) Control|Pseudo\/)/;

/** `ty` of layer styles that are drawn: drop shadow, inner shadow, outer glow, inner glow, colour overlay. */
export const DRAWN_STYLES = new Set([1, 2, 3, 4, 7]);

export const STYLE_NAMES: Record<number, string> = { 0: 'stroke', 5: 'bevel and emboss', 6: 'satin', 8: 'gradient overlay' };

/** The highest `bm` that is drawn: 1 multiply … 15 luminosity, 16 add, 17 hard mix. */
export const LAST_BLEND_MODE = 17;

/** `mode` of masks that are drawn; a mask of another mode is left off. `n` is off by intent. */
export const DRAWN_MASK_MODES = new Set(['a', 's', 'i', 'f', 'n']);

/** `ty` of what a shape layer may hold. */
export const DRAWN_SHAPES = new Set([
  'gr',
  'tr',
  'sh',
  'rc',
  'el',
  'sr',
  'fl',
  'st',
  'gf',
  'gs',
  'no',
  'rd',
  'tm',
  'pb',
  'op',
  'rp',
  'mm',
]);

export const SHAPE_NAMES: Record<string, string> = { zz: 'zig-zag', tw: 'twist', wg: 'wiggle paths', wt: 'wiggle transform' };
