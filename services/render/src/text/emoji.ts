import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { FontFace } from './font-face.ts';

const require = createRequire(import.meta.url);

const FILE = '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf';
/** A unique name, so that no system font is used instead. */
const FAMILY = 'Nimantran Emoji';

/** Room around a picture's advance and em for parts that reach beyond them, in em. */
const SIDE = 0.06;
const ABOVE = 1.04;
const BELOW = 0.32;

const TEXT_STYLE = '\uFE0E';
const PICTURE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Emoji}\p{Emoji_Modifier}|\p{Extended_Pictographic}\u200D|[0-9#*]\u20E3)/u;

let loaded: FontFace | undefined;

/** The colour emoji font for shaping; its pictures are drawn by `emojiPicture`. Read on first use: it is large. */
export function emojiFont(): FontFace {
  loaded ??= FontFace.fromFile(require.resolve(FILE));
  return loaded;
}

export function isEmojiFont(font: FontFace): boolean {
  return font === loaded;
}

/** Whether a grapheme is to be drawn as a picture (UTS #51): by itself, by a variation selector, or as a sequence. */
export function isPicture(grapheme: string): boolean {
  return !grapheme.includes(TEXT_STYLE) && PICTURE.test(grapheme);
}

/** Signs such as ❤ or ✈ are letters by default; if no font has them, they become pictures. */
export function canBePicture(grapheme: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(grapheme);
}

export interface EmojiPicture {
  dataUri: string;
  /** In pixels of the picture. */
  width: number;
  height: number;
  /** The pen's start on the baseline, in pixels from the picture's upper left corner. */
  originX: number;
  originY: number;
}

/** Draws an emoji on a transparent background, at `em` pixels per font size. The same input gives the same bytes. */
export function emojiPicture(text: string, advance: number, em: number): EmojiPicture {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(require.resolve(FILE), FAMILY);
  const width = Math.ceil((advance + 2 * SIDE) * em);
  const height = Math.ceil((ABOVE + BELOW) * em);
  const originX = SIDE * em;
  const originY = ABOVE * em;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.font = `${em}px "${FAMILY}"`;
  context.textBaseline = 'alphabetic';
  context.fillText(text, originX, originY);
  const dataUri = `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
  return { dataUri, width, height, originX, originY };
}
