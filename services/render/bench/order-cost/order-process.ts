import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { frameSize } from '../../src/draw/frame-size.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { makeExtras } from '../../src/pipeline/make-extras.ts';
import { planVideo } from '../../src/pipeline/plan-video.ts';
import { ProgressMeter } from '../../src/pipeline/progress.ts';
import type { RenderStep } from '../../src/pipeline/render-step.ts';
import { type RenderInputs, type RenderOutput, renderVideo } from '../../src/pipeline/render-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { makeSegments } from '../../src/segments/make-segments.ts';
import { planSegments, withCopies } from '../../src/segments/plan-segments.ts';
import { SegmentThreads } from '../../src/segments/segment-threads.ts';
import { segmentThreads, videoSettings } from '../../src/stages/encoder-settings.ts';
import { makeSound, planSound } from '../../src/stages/sound.ts';
import { folderShelf } from '../folder-shelf.ts';
import { copyOfToday } from './copy-of-today.ts';
import { metered, type ProcessorTime } from './processor-meter.ts';

/**
 * `pieces`: what another order of the theme has left on the shelf. `stills`: a draft without its film. `film`: a draft with it.
 * `delivery`: the sold video as the shop makes it. `delivery by parts`: the film, then a copy decoded from it, then the extras.
 */
export interface OrderRequest {
  what: 'pieces' | 'stills' | 'film' | 'delivery' | 'delivery by parts';
  packageDir: string;
  spec: RenderSpec;
  inputs: RenderInputs;
  shelfDir: string;
}

/** Processor seconds. */
export interface OrderAnswer {
  /** From the start of the process until it could take a job. */
  ready: number;
  all: number;
  /** Stages by name; within `draw` also `paint`, `encode` and `compare`, the encoded frames with the drawn ones. */
  parts: Parts;
}

export type Parts = Record<string, number>;

async function pieces({ packageDir, spec, inputs, shelfDir }: OrderRequest, outDir: string): Promise<Parts> {
  const { planJob, settings } = preparation(packageDir, spec, inputs);
  const { stack, manifest } = await planVideo(planJob, new StageClock(undefined));
  const shelf = folderShelf(shelfDir);
  const planned = planSegments(stack, manifest.scenes, manifest.frames, settings).filter(({ personal }) => !personal);
  const plans = withCopies(planned, settings);
  const threads = new SegmentThreads(segmentThreads(settings));
  const job = {
    stack,
    source: manifest,
    settings,
    plans,
    dir: outDir,
    threads,
    finished: new Map(),
    shelf,
    onProgress: () => {},
  };
  try {
    let copy = 0;
    const all = await secondsOf(async () => {
      copy = (await makeSegments(job)).times.copySeconds;
    });
    const sound = await planSound({ dir: packageDir, manifest }, undefined);
    const { signal } = new AbortController();
    const played = await secondsOf(() =>
      makeSound(sound, { shelved: new Map(), shelf, outPath: join(outDir, 'sound.mp4'), signal }),
    );
    return { draw: all - copy, copy, sound: played };
  } finally {
    await threads.close();
  }
}

async function render({ what, packageDir, spec, inputs, shelfDir }: OrderRequest, outDir: string): Promise<Parts> {
  const isDelivery = what === 'delivery';
  const kind = { stillsOnly: what === 'stills', drafted: isDelivery, forGuests: isDelivery };
  const { result, seconds } = await metered(() =>
    renderVideo({ packageDir, spec, inputs, outDir, shelf: folderShelf(shelfDir), ...kind }),
  );
  const { draw_cpu = 0, encode_cpu = 0, copy_cpu = 0, verify_cpu = 0 } = result.timings;
  const steps = stepsOf(result.steps, seconds);
  // The copy is made while the film is drawn, and joined afterwards.
  const copied = { draw: (steps.draw ?? 0) - copy_cpu, copy: (steps.copy ?? 0) + copy_cpu };
  const parts = { ...steps, ...(isDelivery ? copied : {}), paint: draw_cpu, encode: encode_cpu, compare: verify_cpu };
  return what === 'delivery by parts' ? { ...parts, ...(await afterwards(result, { packageDir, spec, inputs, outDir })) } : parts;
}

function stepsOf(steps: readonly RenderStep[], seconds: ProcessorTime): Parts {
  const parts: Parts = {};
  for (const { name, startedAtMs, endedAtMs } of steps) parts[name] = (parts[name] ?? 0) + seconds(startedAtMs, endedAtMs);
  return parts;
}

/** The copy and the extras, made from the finished film. */
async function afterwards(
  { videoPath = '', frames }: RenderOutput,
  { packageDir, spec, inputs, outDir }: Omit<OrderRequest, 'what' | 'shelfDir'> & { outDir: string },
): Promise<Parts> {
  const { planJob, settings } = preparation(packageDir, spec, inputs);
  const clock = new StageClock(undefined);
  const before = processorSeconds();
  const plan = await planVideo(planJob, clock);
  // The render has such a plan already.
  const replanned = processorSeconds() - before;
  const { fps } = plan.manifest;
  const video = { path: videoPath, size: settings, fps, frames, comment: 'bench', threads: availableParallelism() };
  const details = spec.details === 'sample' ? {} : spec.details;
  const meter = new ProgressMeter(undefined);
  const copy = await secondsOf(() => copyOfToday({ ...video, outPath: join(outDir, 'copy.mp4') }));
  const extras = await secondsOf(() => makeExtras({ plan, details, brideFirst: false, video, outDir, clock, meter }));
  return { copy, extras, replanned };
}

function preparation(packageDir: string, spec: RenderSpec, { photos }: RenderInputs) {
  const themePackage = openThemePackage(packageDir);
  const size = frameSize(themePackage.manifest, spec.resolution);
  const scale = size.width / themePackage.manifest.width;
  return {
    planJob: { themePackage, spec, photos, scale, now: new Date() },
    settings: videoSettings(size, spec.resolution, themePackage.manifest.fps),
  };
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = processorSeconds();
  await work();
  return processorSeconds() - before;
}

process.once('message', async (request: OrderRequest) => {
  const ready = processorSeconds();
  const outDir = await mkdtemp(join(tmpdir(), 'bench-order-'));
  let answer: OrderAnswer;
  try {
    const parts = request.what === 'pieces' ? await pieces(request, outDir) : await render(request, outDir);
    answer = { ready, all: processorSeconds(), parts };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
