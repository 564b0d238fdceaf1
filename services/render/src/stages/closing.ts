import type { Scene, ThemeLanguage } from '@nimantran/proto/domain/theme';
import type { CodePlace } from '@nimantran/proto/domain/theme-package';
import { buildStack } from '../draw/build-stack.ts';
import { type Stack, type StackNode, withAbove } from '../draw/stack.ts';
import { markProperties } from '../lottie/changes.ts';
import { barsOf, box, GROUND, group, INK, type ShownCode, still } from '../lottie/qr-code.ts';
import { LAYER_SHAPE, type LottieAnimation, type LottieLayer } from '../lottie/types.ts';
import { addWatermark, type Watermark } from '../lottie/watermark.ts';
import type { FontChoice } from '../text/itemise.ts';
import { layoutText, type TextStyle } from '../text/layout.ts';
import { textShapes } from '../text/text-shapes.ts';

/** What the card says, in the languages of themes. */
const WORDS: Readonly<Record<ThemeLanguage, string>> = {
  en: 'Scan for the way there and to reply',
  hi: 'रास्ता जानने और उत्तर देने के लिए स्कैन करें',
  mr: 'मार्ग पाहण्यासाठी आणि उत्तर देण्यासाठी स्कॅन करा',
  gu: 'રસ્તો જાણવા અને જવાબ આપવા સ્કેન કરો',
  pa: 'ਰਾਹ ਜਾਣਨ ਅਤੇ ਜਵਾਬ ਦੇਣ ਲਈ ਸਕੈਨ ਕਰੋ',
  bn: 'পথ জানতে ও উত্তর দিতে স্ক্যান করুন',
  ta: 'வழிக்கும் பதிலுக்கும் ஸ்கேன் செய்யவும்',
  te: 'దారికి, జవాబుకు స్కాన్ చేయండి',
  kn: 'ದಾರಿ ತಿಳಿಯಲು ಮತ್ತು ಉತ್ತರಿಸಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  ml: 'വഴി അറിയാനും മറുപടി നൽകാനും സ്കാൻ ചെയ്യുക',
  or: 'ବାଟ ଜାଣିବା ଓ ଉତ୍ତର ଦେବା ପାଇଁ ସ୍କାନ୍ କରନ୍ତୁ',
  ur: 'راستہ جاننے اور جواب دینے کے لیے اسکین کریں',
};
export const closingWords = (language: ThemeLanguage = 'en'): string => WORDS[language];

/** In frames. The last scene's words have been at rest for so long before they blur. */
const READ = 45;
const LEAST_SHARP = 6;
const BLURRING = 26;
/** From the first blurred frame to the card, its way up, how long it takes to be opaque, and how long it is read. */
const CARD_AFTER = 14;
const RISING = 30;
const APPEARING = 6;
const RESTING = 62;

/** Pixels of the animation, whose short side has 1080. A card is as wide as its code and two margins. */
interface CardSize {
  code: number;
  margin: number;
  text: number;
}
const SIZES: Record<'wide' | 'upright', CardSize> = {
  wide: { code: 540, margin: 20, text: 46 },
  upright: { code: 640, margin: 26, text: 60 },
};
/** Room for two lines, in sizes of the text, and the free space below them. */
const LINES = 3;
const BELOW = 0.8;
const CORNER = 40;
const RISE = 150;
/** Near black on white would compete with the code. */
const QUIET = [0.36, 0.31, 0.35];

interface ClosingJob {
  /** The film as it is drawn without a closing, and as it was before it was split. */
  stack: Stack;
  animation: LottieAnimation;
  last: Scene;
  address: string;
  words: string;
  fonts: FontChoice;
  watermark: Watermark;
}

interface Closing {
  /** The film's, and the closing above it. */
  stack: Stack;
  /** Of the film with its closing. */
  frames: number;
  first_frame: number;
  code: ShownCode;
}

/**
 * Adds a closing to a film whose theme has no place for a code: the last scene's picture blurs and darkens, and a card with the
 * code rises over it. Nothing before it changes.
 */
export function addClosing({ stack, animation, last, address, words, fonts, watermark }: ClosingJob): Closing {
  const first = stack.changes.length;
  const blurs = first + Math.max(LEAST_SHARP, READ - (first - last.still_frame));
  const rises = blurs + CARD_AFTER;
  const frames = rises + RISING + RESTING;
  const { v, w, h, fr } = animation;
  const empty: LottieAnimation = { v, w, h, fr, ip: 0, op: frames, layers: [], assets: [] };
  const marks = buildStack(addWatermark(empty, watermark), frames, () => false);
  const place = placeOf({ w, h });
  const layer = cardLayer({ place, address, words: wordsIn(place, words, fonts), rises, end: frames });
  const card = buildStack({ ...empty, layers: [layer] }, frames, () => true);
  const softening = keyframes(blurs, [0], blurs + BLURRING, [100], { o: { x: 0.45, y: 0 }, i: { x: 0.35, y: 1 } });
  const changes = Uint8Array.from(marks.changes);
  changes[first] = 1;
  markProperties(changes, softening, 0);
  const sharp: StackNode = { kind: 'earlier', frame: first - 1, softened: false, first, end: blurs + BLURRING };
  const soft: StackNode = { kind: 'earlier', frame: last.still_frame, softened: true, first, end: frames };
  const children = [soft, ...marks.nodes];
  const fade: StackNode = { kind: 'fade', opacity: softening, offset: 0, first, end: frames, children };
  const ground: Stack = { nodes: [sharp, fade], albums: marks.albums, changes };
  return { stack: withAbove(withAbove(stack, ground), card), frames, first_frame: first, code: { place: place.code, address } };
}

/** Where a card and its parts lie, in pixels of the animation. */
interface CardPlace {
  card: Box;
  code: CodePlace;
  words: Box & { size: number };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function placeOf({ w, h }: { w: number; h: number }): CardPlace {
  const { code, margin, text } = SIZES[h > w ? 'upright' : 'wide'];
  const size = { width: code + 2 * margin, height: margin + code + (LINES + BELOW) * text };
  const card = { x: Math.round((w - size.width) / 2), y: Math.round((h - size.height) / 2), ...size };
  const at = { x: card.x + margin, y: card.y + margin, size: code };
  // The light margin of the code is free space above the words.
  const words = { x: card.x + 2 * margin, y: at.y + code, width: code - 2 * margin, height: LINES * text, size: text };
  return { card, code: at, words };
}

function wordsIn({ words: { size, ...room } }: CardPlace, words: string, fonts: FontChoice): unknown[] {
  const style: TextStyle = {
    fonts,
    size,
    lineHeight: size * 1.25,
    tracking: 0,
    alignment: 'center',
    baselineShift: 0,
    fitsInk: true,
  };
  const layout = layoutText(words, style, { kind: 'box', ...room, vertical: 'center' }, size / 2);
  return textShapes(layout, { document: { t: words, f: '', s: size, fc: QUIET }, animators: [], grouping: 1 });
}

interface Card {
  place: CardPlace;
  address: string;
  words: unknown[];
  rises: number;
  end: number;
}

function cardLayer({ place: { card, code }, address, words, rises, end }: Card): LottieLayer {
  const { x, y, width, height } = card;
  const middle = [x + width / 2, y + height / 2] as const;
  const rested = rises + RISING;
  const curve = { o: { x: 0.25, y: 1 }, i: { x: 0.5, y: 1 } };
  return {
    ty: LAYER_SHAPE,
    nm: 'closing',
    ip: rises,
    op: end,
    st: 0,
    ks: {
      o: keyframes(rises, [0], rises + APPEARING, [100], { o: { x: 0.3, y: 0 }, i: { x: 0.6, y: 1 } }),
      p: keyframes(rises, [middle[0], middle[1] + RISE], rested, [...middle], curve),
      s: keyframes(rises, [92, 92], rested, [100, 100], { o: { x: [0.25, 0.25], y: [1, 1] }, i: { x: [0.5, 0.5], y: [1, 1] } }),
      a: still([...middle]),
      r: still(0),
    },
    ef: SHADOWS,
    shapes: [...words, group(barsOf(address, code), INK), group([box(x, y, width, height, CORNER)], GROUND)],
  };
}

const keyframes = (from: number, start: number[], to: number, end: number[], curve: { o: object; i: object }) => ({
  a: 1,
  k: [
    { t: from, s: start, ...curve },
    { t: to, s: end },
  ],
});

/** One close to the card and one that carries it; After Effects' drop shadow, whose opacity is of 255. */
const SHADOWS = [shadow(64, 6, 22), shadow(105, 34, 120)];

function shadow(opacity: number, distance: number, softness: number): object {
  const values = [[0.05, 0.02, 0.05, 1], opacity, 180, distance, softness, 0];
  const ef = values.map((value, index) => ({ ty: 0, nm: `${index}`, ix: index + 1, v: still(value) }));
  return { ty: 25, nm: 'shadow', mn: 'ADBE Drop Shadow', en: 1, ix: 1, ef };
}
