import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { VideoEncoder } from '../src/av/video-encoder.ts';
import { frameSize } from '../src/draw/frame-size.ts';
import { openThemePackage } from '../src/package/theme-package.ts';
import { renderVideo } from '../src/render-video.ts';
import { bind } from '../src/stages/bind.ts';
import { openPainter } from '../src/stages/draw.ts';
import { videoSettings } from '../src/stages/encode.ts';
import { outline } from '../src/stages/outline.ts';
import { writeBenchTheme } from './bench-theme.ts';

/**
 * How fast a theme is drawn and encoded at 1080p, set against encoding alone from ready YUV: `bench/render.ts [package folder]`.
 * Prints a table and writes .data/bench/render.json.
 */
const KEPT_FRAMES = 150;
const REPORT = '.data/bench/render.json';
/** Drawing may cost little beside encoding: the larger share of it runs on the core that the encoder leaves. */
const GOAL_RATIO = 1.4;

interface Measure {
  measure: string;
  value: number;
  unit: string;
  goal: number | null;
  met: boolean | null;
}

const scratch = await mkdtemp(join(tmpdir(), 'render-bench-'));
try {
  const packageDir = process.argv[2] ?? (await writeBenchTheme(join(scratch, 'theme')));
  const spec: RenderSpec = {
    theme: { id: 1, version: 'bench', package_key: packageDir },
    details: 'sample',
    photos: {},
    music: null,
    bride_first: false,
    colors: {},
    resolution: '1080p',
    watermark: 'none',
    stills: false,
  };
  const themePackage = openThemePackage(packageDir);
  const frames = themePackage.manifest.frames;
  const { drawMs, encodeMs } = await drawAndEncodeAlone(spec, packageDir);
  const rendered = await renderVideo({ packageDir, spec, inputs: { photos: {} }, outDir: join(scratch, 'out') });
  const seconds = frames / themePackage.manifest.fps;
  const together = rendered.timings.draw_and_encode ?? Number.NaN;
  const encodeAlone = (encodeMs * frames) / 1000;
  const ratio = together / encodeAlone;
  const measures: Measure[] = [
    figure('video length', seconds, 's'),
    figure('frames drawn', rendered.drawnFrames, 'frames'),
    figure('drawing alone', (drawMs * frames) / 1000, 's'),
    figure('encoding alone, from ready YUV', encodeAlone, 's'),
    figure('drawing and encoding together', together, 's'),
    { ...figure('together / encoding alone', ratio, '×'), goal: GOAL_RATIO, met: ratio <= GOAL_RATIO },
    figure(
      'whole render, verify included',
      Object.values(pick(rendered.timings)).reduce((sum, value) => sum + value, 0),
      's',
    ),
    figure('peak memory', process.resourceUsage().maxRSS / 1024, 'MB'),
  ];
  console.table(measures);
  await mkdir('.data/bench', { recursive: true });
  await writeFile(REPORT, `${JSON.stringify(measures, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Milliseconds a frame for drawing alone and for encoding alone, over up to 150 frames that follow each other. */
async function drawAndEncodeAlone(spec: RenderSpec, packageDir: string): Promise<{ drawMs: number; encodeMs: number }> {
  const themePackage = openThemePackage(packageDir);
  const { manifest } = themePackage;
  const size = frameSize(manifest, spec.resolution);
  const settings = videoSettings(size, spec.resolution, manifest.fps);
  const bound = await bind({ themePackage, spec, photos: {}, scale: size.width / manifest.width });
  const painter = openPainter(outline(bound.animation, themePackage).animation, size);
  const count = Math.min(KEPT_FRAMES, manifest.frames);
  const first = Math.floor((manifest.frames - count) / 2);
  const converter = new VideoEncoder(settings);
  const rgba = Buffer.alloc(size.width * size.height * 4);
  const yuv: Buffer[] = [];
  let drawMs = 0;
  for (let frame = first; frame < first + count; frame += 1) {
    const start = performance.now();
    painter.draw(frame);
    await painter.readInto(rgba);
    drawMs += performance.now() - start;
    converter.push(rgba);
    yuv.push(converter.lastYuv());
  }
  converter.close();
  const encoder = new VideoEncoder(settings);
  const start = performance.now();
  for (const planes of yuv) encoder.pushYuv(planes);
  encoder.finish();
  const encodeMs = performance.now() - start;
  encoder.close();
  return { drawMs: drawMs / count, encodeMs: encodeMs / count };
}

function figure(measure: string, value: number, unit: string): Measure {
  return { measure, value: Math.round(value * 100) / 100, unit, goal: null, met: null };
}

/** Stages that follow one another; drawing and encoding count as the one that they are. */
function pick({
  bind = 0,
  outline = 0,
  check = 0,
  draw_and_encode = 0,
  verify = 0,
}: Record<string, number>): Record<string, number> {
  return { bind, outline, check, draw_and_encode, verify };
}
