/** An invalid command line; the message names the valid forms. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run theme -- <lint|preview|stills|bench> <package folder or zip> [options]

lint       what would be missing from the video, what does not fit, what is slow; exit code 1 where there are errors
  --json                                     for machines

preview    the video of the samples
stills     one picture a scene at rest, and all of them on a contact sheet
  --out DIR                                  where to write; preview and stills need it
  --resolution 480p|720p|1080p|2160p         default 480p for preview, 1080p for stills
  --details FILE.json                        what a customer would give: details, photos (slot → file), music, bride_first, colors
  --watermark none|brand|preview             default none
  --layout landscape|portrait                the shape of a theme with both; default its own
  --palette KEY                              the colours of a theme with palettes; default its own
  --copy                                     preview: the copy for WhatsApp, cards, PDF and loop too

bench      milliseconds a frame to draw and to encode, and the whole
  --resolution 480p|720p|1080p|2160p         default 1080p
  --layout landscape|portrait                the shape of a theme with both; default its own
  --palette KEY                              the colours of a theme with palettes; default its own
  --copy                                     and what these cost on top`;
