import type { Refused } from '../checks/inspection.ts';

const refused = (reason: string): Refused => ({ outcome: 'rejected', reason });

/** Shown to the person whose photo is refused: the problem and how to solve it. */
export const REFUSALS = {
  notAPhoto: refused('This file is not a JPEG, PNG, WebP or HEIC photo. Choose a photo in one of these formats.'),
  gif: refused('GIF pictures cannot be used. Choose a photo, or save this one as JPEG and upload the new file.'),
  avif: refused('AVIF pictures cannot be used. Save this one as JPEG and upload the new file.'),
  video: refused('This file is a video, not a photo. Choose a photo, or take a screenshot of the video and upload that.'),
  pdf: refused('This file is a PDF document, not a photo. Save the page as a JPEG picture and upload that.'),
  otherPicture: refused('This kind of picture cannot be used. Save it as JPEG and upload the new file.'),
  animated: refused('This picture is animated. Choose a still photo, or save one frame of it as JPEG.'),
  hdr: refused('This HEIC photo is stored in HDR, which cannot be used. Save it as an ordinary JPEG and upload the new file.'),
  damaged: refused('This photo could not be read. It may be damaged; save it again and upload the new file.'),
  tooDemanding: refused('This photo is too demanding to open. Save it as an ordinary JPEG and upload the new file.'),
  tooManyPixels: (megapixels: number): Refused =>
    refused(`This photo has more than ${megapixels} megapixels. Make it smaller and upload it again.`),
} as const;
