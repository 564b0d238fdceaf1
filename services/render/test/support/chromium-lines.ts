import { createRequire } from 'node:module';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, chromium } from 'playwright-core';

const require = createRequire(import.meta.url);

export interface FontFile {
  file: string;
  scale: number;
  /** false: the font does not write U+0020, so that the next one does. */
  spaces?: boolean;
}

export interface Paragraph {
  text: string;
  size: number;
  lineHeight: number;
  width: number;
  height: number;
  /** The offset of the text's box in the picture; ascenders of lines reach out of it. */
  margin: number;
  align: 'left' | 'center' | 'right' | 'justify';
  /** How lines are broken: evened out, or each as full as possible. */
  wrap: 'balance' | 'greedy' | 'none';
  letterSpacing: number;
  smallCaps: boolean;
  /** Files under @expo-google-fonts and their size relative to the first, in fallback order. */
  fonts: FontFile[];
}

/** Alpha of ink, one byte per pixel. */
export interface Ink {
  width: number;
  height: number;
  /** 1 if a pixel is at least half covered. */
  covered: Uint8Array;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];

export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGS });
}

/** Fonts are requested from an address that is served from the files. */
const FONTS = 'http://fonts.test/';
const familyOf = ({ file, scale, spaces }: FontFile): string =>
  `${file.split('/').at(-1)} ${Math.round(scale * 1e4)} ${spaces === false ? 'letters' : 'all'}`;
const range = (spaces: boolean | undefined): string => (spaces === false ? 'unicode-range: U+21-10FFFF' : '');
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One page with all paragraphs below each other; each is screenshotted, and the baseline of its first line measured. */
export async function drawnByChromium(browser: Browser, paragraphs: Paragraph[]): Promise<{ ink: Ink; baseline: number }[]> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.route(`${FONTS}**`, (route) =>
    route.fulfill({
      path: require.resolve(`@expo-google-fonts/${route.request().url().slice(FONTS.length)}`),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.setContent(pageOf(paragraphs));
  await page.evaluate('document.fonts.ready');
  const drawn: { ink: Ink; baseline: number }[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const frame = page.locator(`#p${index}`);
    const picture = await frame.screenshot();
    const marker = await page.locator(`#b${index}`).boundingBox();
    const box = await page.locator(`#t${index}`).boundingBox();
    if (!marker || !box) throw new Error(`paragraph ${index} is not on the page`);
    drawn.push({
      ink: inkOf(await canvasOf(picture), isDark),
      baseline: paragraph.margin + Math.round(marker.y + marker.height - box.y),
    });
  }
  await page.close();
  return drawn;
}

function pageOf(paragraphs: Paragraph[]): string {
  const fonts = new Map(paragraphs.flatMap(({ fonts }) => fonts.map((font) => [familyOf(font), font] as const)));
  const faces = [...fonts].map(
    ([family, { file, scale, spaces }]) =>
      `@font-face { font-family: "${family}"; src: url(${FONTS}${file}); size-adjust: ${scale * 100}%; ${range(spaces)} }`,
  );
  const blocks = paragraphs.map((paragraph, index) => {
    const { size, lineHeight, width, height, margin, align, wrap, letterSpacing, smallCaps, text } = paragraph;
    const style = [
      `font: ${size}px/${lineHeight}px ${paragraph.fonts.map((font) => `'${familyOf(font)}'`).join(', ')}`,
      `width: ${width}px; text-align: ${align}; letter-spacing: ${letterSpacing}px`,
      `white-space: ${wrap === 'none' ? 'pre' : 'pre-line'}; text-wrap-style: ${wrap === 'balance' ? 'balance' : 'auto'}`,
      `font-variant-caps: ${smallCaps ? 'small-caps' : 'normal'}`,
    ].join('; ');
    const frame = `width: ${width + 2 * margin}px; height: ${height}px; padding-top: ${margin}px`;
    // The direction of each paragraph is that of its first letter, as in the engine.
    return `<div class="frame" id="p${index}" style="${frame}">
      <p id="m${index}" style="${style}; margin-left: ${margin}px" dir="auto">${escapeHtml(text)}</p></div>
      <p id="t${index}" style="${style}"><span class="marker" id="b${index}"></span>x</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('\n')}
    body { margin: 0; background: #fff; color: #000; text-rendering: geometricPrecision; }
    p { margin: 0; unicode-bidi: plaintext; overflow-wrap: normal; font-synthesis: none; }
    .frame { overflow: hidden; box-sizing: border-box; position: relative; }
    .marker { display: inline-block; width: 0; height: 1px; vertical-align: baseline; }
    </style>${blocks.join('\n')}`;
}

async function canvasOf(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/** Threshold at half coverage: each program filters edges differently. */
export function inkOf(canvas: Canvas, isInk: (red: number, green: number, blue: number) => boolean): Ink {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const covered = new Uint8Array(width * height);
  for (let pixel = 0; pixel < covered.length; pixel += 1) {
    const at = pixel * 4;
    covered[pixel] = isInk(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) ? 1 : 0;
  }
  return { width, height, covered };
}

/** Ink on white: black letters, and every part of an emoji that is not pale. */
export const isDark = (red: number, green: number, blue: number): boolean => Math.min(red, green, blue) < 128;

/** The share of inked pixels that are inked in both. */
export function overlap(left: Ink, right: Ink): number {
  if (left.width !== right.width || left.height !== right.height) throw new Error('pictures of different sizes');
  let both = 0;
  let either = 0;
  for (let pixel = 0; pixel < left.covered.length; pixel += 1) {
    const here = left.covered[pixel] ?? 0;
    const there = right.covered[pixel] ?? 0;
    both += here & there;
    either += here | there;
  }
  return either === 0 ? 0 : both / either;
}

/** Both in one picture: ink of the left alone in red, of the right alone in blue, of both in black. */
export function overlay(left: Ink, right: Ink): Buffer {
  const canvas = createCanvas(left.width, left.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(left.width, left.height);
  for (let pixel = 0; pixel < left.covered.length; pixel += 1) {
    const [here, there] = [left.covered[pixel], right.covered[pixel]];
    image.data.set(
      [
        here && !there ? 255 : here ? 0 : there ? 0 : 255,
        here || there ? 0 : 255,
        there && !here ? 255 : there ? 0 : here ? 0 : 255,
        255,
      ],
      pixel * 4,
    );
  }
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}
