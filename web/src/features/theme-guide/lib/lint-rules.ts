import type { LintCode } from '@nimantran/proto/domain/theme-lint';

interface Rule {
  title: string;
  /** Text between backticks is set as code. */
  text: string;
}

/** Every rule of the linter, in the order in which a newcomer meets them; the compiler requires an entry for each. */
export const RULES: Readonly<Record<LintCode, Rule>> = {
  package: {
    title: 'Pack the files, not their folder',
    text: '`theme.json` and `animation.json` lie at the top of the zip, fonts below `fonts/`, sample photos below `samples/`. What theme.json names has to be there, fonts have to be whole TTF or OTF files, and pictures JPEG, PNG or WebP.',
  },
  scene: {
    title: 'Scenes tile the film',
    text: 'Each scene begins one frame after the last of the one before. The first begins at 0, the last ends with the film, and at its `still_frame` a scene is at rest.',
  },
  empty_ground: {
    title: 'Cover every frame',
    text: 'What nothing covers is black. Let a scene’s layer last until the next one is wholly in, and let the next begin as soon as this one uncovers anything.',
  },
  optional_scene: {
    title: 'One scene always stays',
    text: 'A scene with `only_with` is cut out when none of its fields and photos is given. At least one scene has none, and what every invitation says stands in the last.',
  },
  unused_field: {
    title: 'Show what you ask for',
    text: 'Every field of theme.json is shown by a text layer `text:<field>` or in a template as `{field}`. What is shown nowhere is not asked.',
  },
  unused_slot: {
    title: 'Give each photo its place',
    text: 'An image asset with the id `photo:<slot>` shows the customer’s photo. Its width and height are those of the slot, or faces are stretched.',
  },
  unused_text: {
    title: 'Each template has its layer',
    text: 'A template `texts.when` is shown by a layer named `text:when`. A template that no layer shows is left over: delete it.',
  },
  unnamed_text: {
    title: 'Name what changes',
    text: 'A text layer without `text:` before its name is the same in every video. Fine for “are getting married”, wrong for a name.',
  },
  names: {
    title: 'Two names have their roles',
    text: 'With `has_bride_first_option`, one field has the role `bride` and one `groom`. A template may say how they stand: `text` and `bride_first`.',
  },
  condition: {
    title: 'What hangs on something, hangs on what may be missing',
    text: 'A layer named `if:<key> …` shows only where that field or photo is given, `unless:<key> …` only where it is not. The key is an optional one.',
  },
  sample: {
    title: 'Samples that a family might have written',
    text: 'Required fields and photos have a sample, no longer than customers may write, and it fits. The samples are what the shop shows.',
  },
  field_too_long: {
    title: 'Room for long names',
    text: 'As many characters as `max_length` allows should fit at a size that reads well: in Latin, Devanagari and Tamil. Give the text a box, which breaks into lines, or lower the limit.',
  },
  unused_color: {
    title: 'Colours are Lottie slots',
    text: 'Each colour of theme.json is a slot of the animation with the same name: in a fill, `"sid": "ground"`. A colour without a slot changes nothing.',
  },
  unused_font: {
    title: 'Only the fonts you use',
    text: 'Each font of theme.json sets some text. Send its licence along: fonts that may not be passed on may not be in a theme.',
  },
  layer_type: {
    title: 'Only layers that are drawn',
    text: 'Sound, video, light and adjustment layers leave nothing in the picture. Music is the file under `music`; effects of an adjustment layer go onto the layers themselves.',
  },
  expression: {
    title: 'Keyframes instead of expressions',
    text: 'Expressions are not run. In After Effects: Animation › Keyframe Assistant › Convert Expression to Keyframes, for each of them, before exporting.',
  },
  effect: {
    title: 'Effects from the list, or none',
    text: 'Other effects are left out. One that is switched off in the editor is drawn all the same: delete it.',
  },
  layer_style: {
    title: 'Shadows, glows and colour overlays',
    text: 'These layer styles are drawn. Strokes, bevels, satin and gradient overlays are not: draw them with shapes.',
  },
  blend_mode: {
    title: 'Blend modes up to luminosity',
    text: 'All of them, add and hard mix are drawn. Anything else is drawn as normal.',
  },
  mask: {
    title: 'Masks that add, subtract, intersect or differ',
    text: 'Lighten and darken are left off, and so is the expansion of a mask: make its path larger or smaller.',
  },
  shape: {
    title: 'Shapes without zig-zag, twist and wiggle',
    text: 'Draw the path itself. Rectangles, ellipses, stars, trims, round corners, repeaters, merges, offsets and pucker & bloat are drawn.',
  },
  text_feature: {
    title: 'Letters by range selectors',
    text: 'Range selectors move, turn, scale, fade and colour letters, words and lines. Wiggly and expression selectors, blur and depth are left out.',
  },
  motion_blur: {
    title: 'No motion blur',
    text: 'Switch it off. Where speed has to be felt, use the effect Directional Blur.',
  },
  space: {
    title: 'Space by the order of layers',
    text: '3D layers are drawn one over the other as they stand in the list. They neither cut through each other nor take light.',
  },
  cost: {
    title: 'Let motion come to rest',
    text: 'What stands still is drawn once. Cameras that never rest, wide blurs on moving layers, hundreds of layers at once and gradients of many colours that move are dear.',
  },
};
