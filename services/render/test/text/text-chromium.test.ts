import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../../infra/test-support/servers/chromium.ts';
import { oneOfEach } from '../../../../infra/test-support/vitest/all-tests.ts';
import { EmojiAssets, emojiLayer } from '../../src/text/emoji-layers.ts';
import { fallbackFont } from '../../src/text/fallback-fonts.ts';
import { FontFace } from '../../src/text/font-face.ts';
import { layoutText, type TextRoom, type TextStyle } from '../../src/text/layout.ts';
import { drawText } from '../../src/text/text-shapes.ts';
import {
  drawnByChromium,
  type FontFile,
  type Ink,
  inkOf,
  isDark,
  overlap,
  overlay,
  type Paragraph,
  startChromium,
} from '../support/chromium-lines.ts';
import { drawLottie } from '../support/draw-lottie.ts';

const require = createRequire(import.meta.url);
const executable = await findChromium();
/** A folder for overlays of both drawings. */
const pictures = process.env.TEXT_PICTURES;
const LEAST_OVERLAP = 0.97;

const noto = (script: string, scale = 1): FontFile => {
  const [family = '', weight = ''] = (fallbackFont(script, 400)?.name ?? '').replace('.ttf', '').split('_');
  return { file: `${family.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/${weight}/${family}_${weight}.ttf`, scale };
};

const EMOJI: FontFile = { file: 'noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf', scale: 1 };

type Case = [title: string, text: string, change: Partial<Paragraph> & { scripts?: string[]; emoji?: boolean }];

const line = { size: 160, lineHeight: 260, width: 1400, height: 340, wrap: 'none', align: 'center' } as const;
const box = { size: 96, lineHeight: 150, width: 860, height: 780, wrap: 'balance', align: 'center' } as const;

/**
 * In Chromium a space is drawn in the first font that has one; in the engine only between two fonts. So if a paragraph has two
 * fonts, the first has no U+0020 in Chromium, and its own spaces are U+00A0.
 */
const CASES: Case[] = [
  ['Latin, a line', 'Priya & Rahul', line],
  ['Latin, a box', 'Together with their families we invite you to the wedding', box],
  ['Latin, a box, left', 'Together with their families we invite you all', { ...box, align: 'left' }],
  [
    'Latin, justified',
    'Together with their families we invite you to the wedding of the year',
    { ...box, wrap: 'greedy', align: 'justify' },
  ],
  ['Latin, tracked', 'SAVE THE DATE', { ...line, size: 120, letterSpacing: 24, align: 'left' }],
  ['Latin, small caps', 'Priya weds Rahul', { ...line, size: 120, smallCaps: true }],
  ['Devanagari, a line', 'शुभ विवाह', { ...line, scripts: ['Deva'] }],
  ['Devanagari, a box', 'आप सपरिवार सादर आमंत्रित हैं, कृपया पधारें', { ...box, scripts: ['Deva'] }],
  ['Gujarati, a line', 'શ્રી ગણેશાય', { ...line, scripts: ['Gujr'] }],
  ['Gujarati, a box', 'લગ્ન પ્રસંગે આપને સહપરિવાર પધારવા વિનંતી', { ...box, scripts: ['Gujr'] }],
  ['Gurmukhi, a line', 'ਸ਼ੁਭ ਵਿਆਹ', { ...line, scripts: ['Guru'] }],
  ['Gurmukhi, a box', 'ਤੁਹਾਨੂੰ ਪਰਿਵਾਰ ਸਮੇਤ ਹਾਰਦਿਕ ਸੱਦਾ ਹੈ', { ...box, scripts: ['Guru'] }],
  ['Bengali, a line', 'শুভ বিবাহ', { ...line, scripts: ['Beng'] }],
  ['Bengali, a box', 'আপনাকে সপরিবারে সাদর আমন্ত্রণ জানাই, উজ্জ্বল হোক', { ...box, scripts: ['Beng'] }],
  ['Tamil, a line', 'திருமண விழா', { ...line, size: 140, scripts: ['Taml'] }],
  ['Tamil, a box', 'தங்கள் வருகையை அன்புடன் எதிர்பார்க்கும் குடும்பத்தினர்', { ...box, scripts: ['Taml'] }],
  ['Telugu, a line', 'శుభ వివాహం', { ...line, scripts: ['Telu'] }],
  ['Telugu, a box', 'మీరు కుటుంబ సమేతంగా విచ్చేసి ఆశీర్వదించగలరు', { ...box, scripts: ['Telu'] }],
  ['Kannada, a line', 'ಶುಭ ವಿವಾಹ', { ...line, scripts: ['Knda'] }],
  ['Kannada, a box', 'ತಮ್ಮೆಲ್ಲರಿಗೂ ಆದರದ ಸ್ವಾಗತ ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣ', { ...box, scripts: ['Knda'] }],
  ['Malayalam, a line', 'ക്ഷണക്കത്ത്', { ...line, scripts: ['Mlym'] }],
  ['Malayalam, a box', 'വിവാഹ ചടങ്ങിലേക്ക് ഏവരെയും സ്വാഗതം ചെയ്യുന്നു', { ...box, scripts: ['Mlym'] }],
  ['Odia, a line', 'ଶୁଭ ବିବାହ', { ...line, scripts: ['Orya'] }],
  ['Odia, a box', 'ଆପଣଙ୍କୁ ସପରିବାର ସାଦର ନିମନ୍ତ୍ରଣ ଜଣାଉଛୁ ଲକ୍ଷ୍ମୀ', { ...box, scripts: ['Orya'] }],
  ['Urdu, a line', 'شادی مبارک', { ...line, lineHeight: 310, height: 420, scripts: ['Arab'] }],
  ['Urdu, a box', 'ہماری شادی میں شرکت فرما کر ممنون فرمائیں', { ...box, lineHeight: 200, scripts: ['Arab'], align: 'right' }],
  ['Urdu with Latin and numbers', 'نکاح\u00A012\u00A0دسمبر\u00A0Hotel\u00A0Taj', { ...line, size: 110, scripts: ['Arab'] }],
  ['Devanagari with Latin', 'राहुल\u00A0weds\u00A0प्रिया\u00A02026', { ...line, size: 120, scripts: ['Deva'] }],
  [
    'Latin with Urdu in it',
    'Join\u00A0us:\u00A0شادی مبارک\u00A0(12/12)',
    { ...line, size: 110, lineHeight: 230, scripts: ['Arab'] },
  ],
  ['Latin with emoji', 'We ❤️ you 🎉 🇮🇳 👋🏽', { ...line, size: 130, emoji: true }],
  ['Devanagari with emoji', 'राहुल 💍 प्रिया 👨‍👩‍👧', { ...line, size: 130, scripts: ['Deva'], emoji: true }],
  ['three scripts', 'Rahul\u00A0राहुल\u00A0રાહુલ', { ...line, size: 130, scripts: ['Deva', 'Gujr'] }],
];
/** With every change one line, in Latin, and the boxes of all scripts, whose lines are set in the same way. */
const DRAWN = oneOfEach(CASES, ([title]) => (title.endsWith('a line') ? 'a line' : title));

function paragraphOf([, text, { scripts = [], emoji = false, ...change }]: Case): Paragraph {
  const first = { ...noto('Latn'), spaces: scripts.length === 0 };
  const fonts = [first, ...scripts.map((script) => noto(script)), ...(emoji ? [EMOJI] : [])];
  return { ...line, letterSpacing: 0, smallCaps: false, margin: 60, text, fonts, ...change };
}

/** The paragraph as a layer drawn by Skottie, its first baseline at `baseline`. */
function drawnByEngine(paragraph: Paragraph, baseline: number): Ink {
  const [theme] = paragraph.fonts;
  const style: TextStyle = {
    fonts: {
      theme: theme && FontFace.fromFile(require.resolve(`@expo-google-fonts/${theme.file}`)),
      weight: 400,
      fallbackScale: 1,
    },
    size: paragraph.size,
    lineHeight: paragraph.lineHeight,
    tracking: (paragraph.letterSpacing / paragraph.size) * 1000,
    alignment: paragraph.align === 'justify' ? 'left' : paragraph.align,
    baselineShift: 0,
    smallCaps: paragraph.smallCaps,
    ...(paragraph.wrap === 'greedy' ? { justify: 'all but last' } : {}),
  };
  const { width } = paragraph;
  const room: TextRoom = { kind: 'box', x: 0, y: 0, width, height: 5000, vertical: 'top' };
  const layout = layoutText(paragraph.text, style, room, paragraph.size);
  const document = { t: '', f: '', s: layout.size, fc: [0, 0, 0] };
  const drawn = drawText(layout, { document, animators: [], grouping: 1 }, style.alignment);
  const still = (value: unknown) => ({ a: 0, k: value });
  const y = baseline - (layout.clusters[0]?.y ?? 0);
  const ks = { o: still(100), r: still(0), p: still([paragraph.margin, y]), a: still([0, 0]), s: still([100, 100]) };
  const emoji = new EmojiAssets([]);
  const layer = emojiLayer({ ty: 5, ip: 0, op: 2, st: 0, ks }, drawn, layout.size, 1, emoji);
  const size = { w: width + 2 * paragraph.margin, h: paragraph.height };
  const animation = { v: '5.9.0', fr: 30, ip: 0, op: 2, ...size, layers: [layer], assets: emoji.assets };
  return inkOf(drawLottie(animation, 0, { ground: '#fff' }), isDark);
}

const title = 'lines and paragraphs are inked where Chromium inks them with the same fonts';
if (executable === undefined) describe.skip(`${title} (skipped, there is no chromium)`, () => {});
else {
  describe(title, () => {
    let browser: Browser;
    let drawn: { ink: Ink; baseline: number }[] = [];
    beforeAll(async () => {
      browser = await startChromium(executable);
      drawn = await drawnByChromium(browser, DRAWN.map(paragraphOf));
    });
    afterAll(() => browser?.close());

    test.each(DRAWN.map((item, index) => [item[0], index] as const))('%s', (_, index) => {
      const [reference, item] = [drawn[index], DRAWN[index]];
      if (!reference || !item) throw new Error('no picture');
      const ours = drawnByEngine(paragraphOf(item), reference.baseline);
      const share = overlap(ours, reference.ink);
      if (pictures) writeFileSync(join(pictures, `${item[0]} ${share.toFixed(4)}.png`), overlay(ours, reference.ink));
      expect(share).toBeGreaterThanOrEqual(LEAST_OVERLAP);
    });
  });
}
