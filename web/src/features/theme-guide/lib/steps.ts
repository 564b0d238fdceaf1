interface Step {
  title: string;
  text: string;
}

export const AFTER_EFFECTS: readonly Step[] = [
  {
    title: 'Set up the video',
    text: 'A composition of 1920 × 1080 (or 1080 × 1920 for an upright video) at 30 frames a second, at most two minutes. Name it after the theme.',
  },
  {
    title: 'Build each scene as its own composition',
    text: 'Place the scenes in the main composition as layers, one after the other, each overlapping the next. These layers hold only the transitions in and out; all other motion is inside the scene.',
  },
  {
    title: 'Name the texts',
    text: 'A text layer that shows the names is called `text:names`, one that shows the venue `text:venue`. Its text in After Effects is only for the design. Use paragraph text (a box) if a line may become long.',
  },
  {
    title: 'Place the photos',
    text: 'Import a picture of the slot’s size and call it `photo:couple`. Masks, mattes and motion on its layer stay; only the picture is replaced.',
  },
  {
    title: 'Mark what may be missing',
    text: 'Start the name of a layer with `if:message`, and it shows only if there is a message. Leave room so that the scene looks finished without it.',
  },
  {
    title: 'Clean up',
    text: 'Convert expressions to keyframes, delete effects that are off, switch off motion blur, and move effects of adjustment layers to the layers below. The table at the end of this page lists what is drawn.',
  },
  {
    title: 'Export with Bodymovin',
    text: 'Choose the main composition and Standard. Switch Glyphs and Hidden off (fonts travel as files), Convert expressions to keyframes on, and export assets as files or within the JSON. The result is `animation.json`.',
  },
  {
    title: 'Write theme.json and pack',
    text: 'As by hand, below. Pack the files themselves, not the folder around them, and try out the zip at the end of this page.',
  },
];

export const BY_HAND: readonly Step[] = [
  {
    title: 'Start with the sample package',
    text: 'It holds two scenes, one photo, seven fields, a colour and a track: one of everything a theme consists of. The linter has no findings. Change it step by step and try it out after each step.',
  },
  {
    title: 'Define the form',
    text: '`fields` in theme.json, in the order of the form: a `key`, a `label`, a `kind` (name, text, long_text, date, time, place), whether it is `required`, `max_length` and a `sample`. Photos are listed under `slots`.',
  },
  {
    title: 'Define how text is composed',
    text: '`texts` holds templates: `"day": { "text": "{date|long}, {time|clock}" }`. If a field is empty, its separator is left out too. Dates and times are written in the theme’s `language`.',
  },
  {
    title: 'Draw the scenes',
    text: 'animation.json is Lottie: `layers` at the root place the scenes, `assets` hold them. Colours that may change carry a slot id (`"sid": "ground"`); `palettes` in theme.json offer others for them. Fonts are listed under `fonts.list` with the name that theme.json gives their file.',
  },
  {
    title: 'List the scenes',
    text: '`scenes` in theme.json: name, `first_frame`, `last_frame` and the `still_frame` at which everything is in place. The still of `thumbnail_scene` is the theme’s picture in the shop. With `second_layout`, the same scenes stand composed for the other shape in `animation.portrait.json` or `animation.landscape.json`.',
  },
  {
    title: 'Add the track, the fonts and the samples',
    text: '`music.file` names an M4A, MP3 or WAV; with `beats_per_minute` a short track repeats on the beat. `fonts/` holds the files and their licences, `samples/` a photo for each required slot.',
  },
  {
    title: 'Choose a number and pack',
    text: 'Choose your own number for `id`. A package with the id of an existing theme becomes its next version; orders keep the version they were sold with.',
  },
];
