import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { openTrack } from '../../src/av/mp4-reader.ts';
import { frameSize } from '../../src/draw/frame-size.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { planVideo } from '../../src/pipeline/plan-video.ts';
import { type RenderInputs, renderVideo } from '../../src/pipeline/render-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { chooseCards, firstNameCard } from '../../src/stages/choose-cards.ts';
import { videoSettings } from '../../src/stages/encoder-settings.ts';
import { loopRange } from '../../src/stages/video-loop.ts';
import { copySize } from '../../src/stages/whatsapp-copy-settings.ts';
import { folderShelf } from '../folder-shelf.ts';
import { copyOfToday } from '../order-cost/copy-of-today.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { drawPlainly, encodePlainly, scaleDown } from './plain-film.ts';

export interface BothWaysRequest {
  packageDir: string;
  /** An order whose pieces are there when the other one is made. */
  before: RenderSpec;
  spec: RenderSpec;
  inputs: RenderInputs;
}

/** A film, its copy and its loop, each made both ways, beside the same drawn frames. */
export interface BothWaysAnswer {
  frames: number;
  pieces: number;
  /** Taken from the order before. */
  reused: number;
  film: Compared;
  copy: Compared;
  /** The loop, and what it shows of the copy. */
  loop: Compared;
}

export interface Compared {
  plain: Likeness;
  shop: Likeness;
}

async function bothWays({ packageDir, before, spec, inputs }: BothWaysRequest, dir: string): Promise<BothWaysAnswer> {
  const shelf = folderShelf(join(dir, 'shelf'));
  const forGuests = { forGuests: true, drafted: true };
  await renderVideo({ packageDir, spec: before, inputs, outDir: join(dir, 'before'), shelf, ...forGuests });
  const made = await renderVideo({ packageDir, spec, inputs, outDir: join(dir, 'made'), shelf, ...forGuests });
  const { videoPath, copy, extras, segments } = made;
  if (videoPath === undefined || !copy || !extras?.loop)
    throw new Error(`not everything was made: ${extras?.missing.join(', ')}`);

  const themePackage = openThemePackage(packageDir, spec);
  const size = frameSize(themePackage.manifest, spec.resolution);
  const scale = size.width / themePackage.manifest.width;
  const planJob = { themePackage, spec, photos: inputs.photos, scale, now: new Date() };
  const { animation, manifest, shown } = await planVideo(planJob, new StageClock(undefined));
  const { frames, fps, scenes } = manifest;
  const settings = videoSettings(size, spec.resolution, fps);
  const drawn = await drawPlainly(animation, frames, size);
  const plain = { film: join(dir, 'plain.mp4'), copy: join(dir, 'plain-copy.mp4') };
  const sound = openTrack(videoPath, AVMEDIA_TYPE_AUDIO);
  encodePlainly(drawn, settings, sound, plain.film);
  sound.close();
  const film = {
    plain: await likenessOf(plain.film, drawn, settings),
    shop: await likenessOf(videoPath, drawn, settings),
  };
  await copyOfToday({ path: plain.film, size, fps, frames, outPath: plain.copy, threads: availableParallelism() });
  const small = { ...copySize(size), fps };
  const drawnSmall = scaleDown(drawn, settings, small);
  const fieldsIn = (scene: (typeof scenes)[number]) => new Set(shown(scene).flatMap(({ fields }) => fields));
  const range = loopRange(scenes, firstNameCard(manifest, chooseCards(manifest, scenes, fieldsIn), fieldsIn), fps);
  const inLoop = drawnSmall.slice(range.first, range.first + range.frames);
  return {
    ...{ frames, pieces: segments.total, reused: segments.reused, film },
    copy: {
      plain: await likenessOf(plain.copy, drawnSmall, small),
      shop: await likenessOf(copy.path, drawnSmall, small),
    },
    loop: {
      plain: await likenessOf(plain.copy, drawnSmall, small, range),
      shop: await likenessOf(extras.loop.path, inLoop, small),
    },
  };
}

process.once('message', async (request: BothWaysRequest) => {
  const dir = await mkdtemp(join(tmpdir(), 'both-ways-'));
  let answer: BothWaysAnswer;
  try {
    answer = await bothWays(request, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
