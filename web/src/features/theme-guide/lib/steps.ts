interface Step {
  title: string;
  text: string;
}

export const AFTER_EFFECTS: readonly Step[] = [
  {
    title: 'Set up the film',
    text: 'A composition of 1920 × 1080 (or 1080 × 1920 for a film held upright) at 30 frames a second, at most two minutes. Call it after the theme.',
  },
  {
    title: 'Build each scene as a composition of its own',
    text: 'Put the scenes into the film as layers, one after the other, each reaching into the next. On these layers lie the way in and the way out and nothing else; all other motion lies within the scene.',
  },
  {
    title: 'Name the texts',
    text: 'A text layer that shows the names is called `text:names`, one that shows the venue `text:venue`. Its words in After Effects are only there to design with. Use paragraph text (a box) where a line may become long.',
  },
  {
    title: 'Place the photos',
    text: 'Import a picture of the slot’s size and call it `photo:couple`. Masks, mattes and motion on its layer stay; only the picture is exchanged.',
  },
  {
    title: 'Say what may be missing',
    text: 'Begin the name of a layer with `if:message` and it shows only where there is a message. Leave room so that the scene looks finished without it.',
  },
  {
    title: 'Clean up',
    text: 'Convert expressions to keyframes, delete effects that are off, switch off motion blur, give effects of adjustment layers to the layers below. The table at the end of this page says what is drawn.',
  },
  {
    title: 'Export with Bodymovin',
    text: 'Choose the film and Standard. Switch Glyphs and Hidden off (fonts travel as files), Convert expressions to keyframes on, and export assets as files or within the JSON. What comes out is `animation.json`.',
  },
  {
    title: 'Write theme.json and pack',
    text: 'As by hand, below. Pack the files themselves, not the folder around them, and try the zip out at the end of this page.',
  },
];

export const BY_HAND: readonly Step[] = [
  {
    title: 'Begin with the sample package',
    text: 'It holds two scenes, one photo, seven fields, a colour and a track: all that a theme is made of, once. The linter has nothing to say about it. Change it bit by bit and try it out after each.',
  },
  {
    title: 'Write what the form asks for',
    text: '`fields` in theme.json, in the order of the form: a `key`, a `label`, a `kind` (name, text, long_text, date, time, place), whether it is `required`, `max_length` and a `sample`. Photos stand under `slots`.',
  },
  {
    title: 'Say how words are put together',
    text: '`texts` holds templates: `"day": { "text": "{date|long}, {time|clock}" }`. Where a field is empty, its separator goes with it. Dates and times are written in the theme’s `language`.',
  },
  {
    title: 'Draw the scenes',
    text: 'animation.json is Lottie: `layers` at the root place the scenes, `assets` hold them. Colours that may change carry a slot id (`"sid": "ground"`), fonts stand under `fonts.list` by the name that theme.json has for their file.',
  },
  {
    title: 'List the scenes',
    text: '`scenes` in theme.json: name, `first_frame`, `last_frame` and the `still_frame` at which all is in its place. The still of `thumbnail_scene` is the theme’s picture in the shop.',
  },
  {
    title: 'Add the track, the fonts and the samples',
    text: '`music.file` names an M4A, MP3 or WAV; with `beats_per_minute` a short one is repeated on its beat. `fonts/` holds the files and their licences, `samples/` a photo for each slot that is required.',
  },
  {
    title: 'Choose a number and pack',
    text: '`id` is a number of your own. A package with the id of a theme that exists becomes its next version: orders keep the version they were sold.',
  },
];
