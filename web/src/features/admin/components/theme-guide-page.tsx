import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import css from './theme-guide-page.module.css';

interface Chapter {
  title: string;
  /** A sentence a point; what stands between backticks is set as code. */
  points: readonly string[];
}

/** docs/themes.md, as short as a table on the wall. */
const CHAPTERS: readonly Chapter[] = [
  {
    title: 'What a theme is',
    points: [
      'A folder or zip: `theme.json`, `animation.json` (Lottie, 1920×1080 or 1080×1920, 30 frames a second), `fonts/`, `samples/` and a track.',
      'Fields and photo slots of `theme.json` are what customers fill in; the form of the shop is made from them.',
    ],
  },
  {
    title: 'The tool',
    points: [
      '`npm run theme -- lint FOLDER` names what would be missing from the video or look other than in the editor. An error keeps a theme from being published.',
      '`npm run theme -- preview FOLDER --out DIR` renders the video of the samples, `stills` a picture of each scene.',
      '`npm run theme -- bench FOLDER` says what a frame costs.',
    ],
  },
  {
    title: 'Words',
    points: [
      'A text layer named `text:<key>` shows the template `texts.<key>`, or else the field `<key>`.',
      'In a template, a line whose fields are all empty is left out, and an empty field takes its separator along.',
      'Dates are shown as Saturday, 5 December 2026, times as 7:30 PM; with `language` in `theme.json`, in that language.',
      'Point text shrinks to stay within the inner 84 % of the frame; text with a box breaks into even lines. Below 4.2 % (portrait 3.2 %) of the height it is reported.',
      'What the font of a theme cannot write is written by Noto, from Devanagari to Urdu. Letters that join take no tracking.',
    ],
  },
  {
    title: 'Photos and colours',
    points: [
      'Photos are image assets whose id is `photo:<slot>`; their width and height are those of the slot.',
      'A layer named `if:<key> …` shows only when that field or photo is given, `unless:<key> …` only when it is not.',
      'Colours are Lottie slots; `colors` in `theme.json` gives their defaults.',
    ],
  },
  {
    title: 'Scenes',
    points: [
      'Scenes tile the film: each begins one frame after the last of the one before, and at its `still_frame` it is at rest.',
      'Build each scene as one composition at the root. On the root layer lie the way in and the way out and nothing else.',
      'A scene with `only_with` is cut out when none of its fields and photos is filled. Keep what every invitation says in the last scene.',
      'Let a layer last for as long as the next scene needs to come in: a frame that is not covered is black.',
    ],
  },
  {
    title: 'What is drawn',
    points: [
      'Drawn: compositions, solids, images, nulls, shapes, texts and cameras; mattes; every usual blend mode; time remapping.',
      'Not drawn: sound, video, adjustment and light layers, expressions, motion blur, glow and most stylise effects.',
      'An effect that is switched off in the editor is drawn all the same: delete it.',
    ],
  },
  {
    title: 'Speed',
    points: [
      'What stands still is drawn once. Let motion end, and let a camera come to rest early.',
      'A gradient of three or more colours moving over the whole frame is dear; two colours cost a third of it.',
      'Wide blurs and mattes of the full frame are dear; a radial gradient makes a soft light for little.',
      'Images need no more than 3840 pixels on their longer side.',
    ],
  },
];

export function ThemeGuidePage() {
  return (
    <AdminFrame title="Theme Guide" lead="For those who make themes: what a theme consists of, and what makes it turn out well.">
      <div className={css.chapters}>
        {CHAPTERS.map(({ title, points }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{withCode(point)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminFrame>
  );
}

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
