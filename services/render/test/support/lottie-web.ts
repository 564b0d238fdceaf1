import { createRequire } from 'node:module';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser } from 'playwright-core';

const require = createRequire(import.meta.url);
const PLAYER = require.resolve('lottie-web/build/player/lottie_svg.min.js');

/** Runs in the page. */
const SHOW = `
  let film;
  async function show({ animation, frame, width, height }) {
    const container = document.getElementById('film');
    film?.destroy();
    container.innerHTML = '';
    Object.assign(container.style, { width: width + 'px', height: height + 'px' });
    film = lottie.loadAnimation({ container, renderer: 'svg', autoplay: false, loop: false, animationData: animation });
    await new Promise((resolve) => setTimeout(resolve, 0));
    film.goToAndStop(frame, true);
    for (const image of container.querySelectorAll('image')) await image.decode?.().catch(() => undefined);
    return container.querySelector('svg') !== null;
  }`;

export interface Frame {
  animation: { w: number; h: number };
  frame: number;
}

/** Frames as lottie-web draws them in Chromium, on black, `width` pixels wide. Undefined for an animation that it does not draw. */
export async function drawnByLottieWeb(browser: Browser, frames: Frame[], width: number): Promise<(Canvas | undefined)[]> {
  const page = await browser.newPage({ viewport: { width, height: width * 4 } });
  await page.setContent(
    '<!doctype html><style>body { margin: 0; background: #000 } #film { overflow: hidden }</style><div id="film"></div>',
  );
  await page.addScriptTag({ path: PLAYER });
  await page.addScriptTag({ content: SHOW });
  const drawn: (Canvas | undefined)[] = [];
  for (const { animation, frame } of frames) {
    const height = Math.max(1, Math.round((animation.h / animation.w) * width));
    const call = `show(${JSON.stringify({ animation, frame, width, height })})`;
    const isDrawn = await page.evaluate(call).catch(() => false);
    drawn.push(isDrawn === true ? await canvasOf(await page.screenshot({ clip: { x: 0, y: 0, width, height } })) : undefined);
  }
  await page.close();
  return drawn;
}

async function canvasOf(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/** The share of pixels that an eye sees to be different: each program draws the edges in its own way, so 3×3 means are compared. */
export function difference(one: Canvas, other: Canvas): number {
  const { width, height } = one;
  const [left, right] = [one, other].map((canvas) => canvas.getContext('2d').getImageData(0, 0, width, height).data);
  if (!left || !right) return 1;
  const mean = (data: Uint8ClampedArray, x: number, y: number, channel: number): number => {
    let sum = 0;
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) sum += data[((y + dy) * width + x + dx) * 4 + channel] ?? 0;
    return sum / 9;
  };
  let seen = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1)
      if ([0, 1, 2].some((channel) => Math.abs(mean(left, x, y, channel) - mean(right, x, y, channel)) > 40)) seen += 1;
  return seen / (width * height);
}
