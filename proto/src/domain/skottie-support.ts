/**
 * The features that the Skottie in @napi-rs/canvas draws. The linter uses this list and the Theme Guide shows it. Found by drawing: each line is probed
 * by services/render/test/lint/lint-support.test.ts, which draws a layer with and without the feature and fails where an update of the
 * canvas draws more or less than is written here.
 */

/** `ty` of layers that are drawn or that contain others; all other kinds leave nothing in the picture. */
export const DRAWN_LAYER_NAMES: Readonly<Record<number, string>> = {
  0: 'composition',
  1: 'solid',
  2: 'image',
  3: 'null',
  4: 'shape',
  5: 'text',
  13: 'camera',
};
export const DRAWN_LAYERS: ReadonlySet<number> = new Set(Object.keys(DRAWN_LAYER_NAMES).map(Number));

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

/** As After Effects names them. */
export const EFFECT_NAMES: Readonly<Record<string, string>> = {
  'ADBE Black&White': 'Black & White',
  'ADBE Brightness & Contrast 2': 'Brightness & Contrast',
  'ADBE Bulge': 'Bulge',
  'ADBE Corner Pin': 'Corner Pin',
  'ADBE Displacement Map': 'Displacement Map',
  'ADBE Drop Shadow': 'Drop Shadow',
  'ADBE Easy Levels2': 'Levels',
  'ADBE Fill': 'Fill',
  'ADBE Fractal Noise': 'Fractal Noise',
  'ADBE Gaussian Blur 2': 'Gaussian Blur',
  'ADBE Geometry2': 'Transform',
  'ADBE HUE SATURATION': 'Hue/Saturation',
  'ADBE Invert': 'Invert',
  'ADBE Linear Wipe': 'Linear Wipe',
  'ADBE Motion Blur': 'Directional Blur',
  'ADBE Pro Levels2': 'Levels (Individual Controls)',
  'ADBE Radial Wipe': 'Radial Wipe',
  'ADBE Ramp': 'Gradient Ramp',
  'ADBE Shift Channels': 'Shift Channels',
  'ADBE Threshold2': 'Threshold',
  'ADBE Tile': 'Motion Tile',
  'ADBE Tint': 'Tint',
  'ADBE Tritone': 'Tritone',
  'ADBE Venetian Blinds': 'Venetian Blinds',
  'CC Sphere': 'CC Sphere',
  'CC Toner': 'CC Toner',
};
/** Match names of the effects that are drawn. */
export const DRAWN_EFFECTS: ReadonlySet<string> = new Set(Object.keys(EFFECT_NAMES));

/** `ty` of effects that are drawn by kind if the exporter wrote no match name. */
export const DRAWN_EFFECT_KINDS = new Set([20, 21, 23, 25, 26, 29]);

/** Effects that only hold numbers for expressions, and so draw nothing anywhere. */
export const CONTROL_EFFECT = /^(?:ADBE (?:Slider|Angle|Checkbox|Color|Point|Point3D|Layer|Dropdown) Control|Pseudo\/)/;

/** `ty` of layer styles that are drawn. */
export const DRAWN_STYLE_NAMES: Readonly<Record<number, string>> = {
  1: 'drop shadow',
  2: 'inner shadow',
  3: 'outer glow',
  4: 'inner glow',
  7: 'colour overlay',
};
export const DRAWN_STYLES: ReadonlySet<number> = new Set(Object.keys(DRAWN_STYLE_NAMES).map(Number));

export const STYLE_NAMES: Record<number, string> = { 0: 'stroke', 5: 'bevel and emboss', 6: 'satin', 8: 'gradient overlay' };

/** The highest `bm` that is drawn: 1 multiply … 15 luminosity, 16 add, 17 hard mix. */
export const LAST_BLEND_MODE = 17;

/** `mode` of masks that are drawn; a mask of another mode is ignored. `n` is off on purpose. */
export const DRAWN_MASK_NAMES: Readonly<Record<string, string>> = {
  a: 'add',
  s: 'subtract',
  i: 'intersect',
  f: 'difference',
  n: 'none',
};
export const DRAWN_MASK_MODES: ReadonlySet<string> = new Set(Object.keys(DRAWN_MASK_NAMES));

export const MASK_NAMES: Readonly<Record<string, string>> = { l: 'lighten', d: 'darken' };

/** `ty` of the items a shape layer may contain. */
export const DRAWN_SHAPE_NAMES: Readonly<Record<string, string>> = {
  gr: 'group',
  tr: 'transform',
  sh: 'path',
  rc: 'rectangle',
  el: 'ellipse',
  sr: 'star and polygon',
  fl: 'fill',
  st: 'stroke',
  gf: 'gradient fill',
  gs: 'gradient stroke',
  no: 'no style',
  rd: 'round corners',
  tm: 'trim paths',
  pb: 'pucker & bloat',
  op: 'offset paths',
  rp: 'repeater',
  mm: 'merge paths',
};
export const DRAWN_SHAPES: ReadonlySet<string> = new Set(Object.keys(DRAWN_SHAPE_NAMES));

export const SHAPE_NAMES: Record<string, string> = { zz: 'zig-zag', tw: 'twist', wg: 'wiggle paths', wt: 'wiggle transform' };
