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
    text: '`theme.json` and `animation.json` are at the top of the zip, fonts in `fonts/`, sample photos in `samples/`. Every file named in theme.json must be there; fonts must be complete TTF or OTF files, and pictures JPEG, PNG or WebP.',
  },
  scene: {
    title: 'Scenes tile the video',
    text: 'Each scene starts one frame after the end of the previous one. The first starts at 0, the last ends with the video, and at its `still_frame` a scene is at rest. In the last one, no text reaches the place for a QR code (`qr`). Without a place, the code follows the last scene on a card. With a `second_layout`, each scene shows the same texts and photos in both.',
  },
  empty_ground: {
    title: 'Cover every frame',
    text: 'An uncovered area is black. Let a scene’s layer last until the next one has fully arrived, and let the next begin as soon as this one uncovers anything.',
  },
  hidden_text: {
    title: 'Let nothing pass over the words',
    text: 'A petal on a letter makes another letter of it. Once a text is at rest, nothing in its composition covers it until the scene ends. What lies over a text at the `still_frame` is only noted, as a ring around a planet with a number on it may be meant; so is what lies over the longest texts that fit.',
  },
  optional_scene: {
    title: 'Keep at least one scene',
    text: 'A scene with `only_with` is removed when none of its fields and photos is given. At least one scene has no `only_with`, and the last scene holds what every invitation needs.',
  },
  unused_field: {
    title: 'Show what you ask for',
    text: 'Every field of theme.json is shown by a text layer `text:<field>` or in a template as `{field}`. The form does not ask for fields that are never shown.',
  },
  functions: {
    title: 'Say when and where it is',
    text: 'Calendars, maps and the page for guests are made from the date, time and place fields. Fields of a further function, such as a reception, name it in `function`; a text that tells the time in words has `"tells": "time"`.',
  },
  unused_slot: {
    title: 'Give each photo its place',
    text: 'An image asset with the id `photo:<slot>` shows the customer’s photo. It has the slot’s width and height; otherwise faces are stretched.',
  },
  unused_text: {
    title: 'Each template has its layer',
    text: 'A template `texts.when` is shown by a layer named `text:when`. Delete a template that no layer shows.',
  },
  unnamed_text: {
    title: 'Name what changes',
    text: 'A text layer without `text:` in front of its name is the same in every video. Fine for “are getting married”, wrong for a name.',
  },
  names: {
    title: 'Let both sides change places',
    text: 'With `has_bride_first_option`, one field has the role `bride` and one `groom`. Photos and parents’ lines of each side are listed in `pairs`, as in `["groom_photo", "bride_photo"]`, and a text of one side has a `bride_first` with the other’s fields.',
  },
  condition: {
    title: 'Hide what depends on a missing field',
    text: 'A layer named `if:<key> …` shows only if that field or photo is given, `unless:<key> …` only if it is not. The key is an optional field or photo.',
  },
  sample: {
    title: 'Samples that a family might have written',
    text: 'Required fields and photos have a sample that fits and is no longer than customers may write. The shop shows the samples.',
  },
  field_too_long: {
    title: 'Room for long names',
    text: 'As many characters as `max_length` allows should fit at a readable size in Latin, Devanagari and Tamil. Use a text box, which breaks lines and keeps clear of ornaments, or lower the limit.',
  },
  unused_color: {
    title: 'Colours are Lottie slots',
    text: 'Each colour of theme.json is a slot of the animation with the same name: in a fill, `"sid": "ground"`. Gradients and texts of the same colour follow it in a palette. A colour without a slot has no effect.',
  },
  unused_font: {
    title: 'Only the fonts you use',
    text: 'Each font of theme.json is used by some text. Include its licence: fonts that may not be redistributed may not be in a theme.',
  },
  layer_type: {
    title: 'Only layers that are drawn',
    text: 'Sound, video, light and adjustment layers are not drawn. Put the music in the file under `music`, and the effects of an adjustment layer on the layers themselves.',
  },
  expression: {
    title: 'Keyframes instead of expressions',
    text: 'Expressions are not run. In After Effects use Animation › Keyframe Assistant › Convert Expression to Keyframes for each of them before exporting.',
  },
  effect: {
    title: 'Effects from the list, or none',
    text: 'Other effects are ignored. An effect that is switched off in the editor is still drawn: delete it.',
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
    text: 'Lighten and darken are ignored, and so is the expansion of a mask: make its path larger or smaller.',
  },
  shape: {
    title: 'Shapes without zig-zag, twist and wiggle',
    text: 'Draw the path itself. Rectangles, ellipses, stars, trims, round corners, repeaters, merges, offsets and pucker & bloat are drawn.',
  },
  text_feature: {
    title: 'Animate letters with range selectors',
    text: 'Range selectors move, rotate, scale, fade and colour letters, words and lines. Wiggly and expression selectors, blur and depth are ignored.',
  },
  motion_blur: {
    title: 'No motion blur',
    text: 'Switch it off. To convey speed, use the effect Directional Blur.',
  },
  space: {
    title: 'Depth follows the order of layers',
    text: '3D layers are drawn on top of each other in the order of the list. They do not intersect and take no light.',
  },
  cost: {
    title: 'Let motion come to rest',
    text: 'Areas that do not change are drawn only once. Cameras that never rest, wide blurs on moving layers, hundreds of layers at a time and moving gradients of many colours are expensive.',
  },
};
