import { join } from 'node:path';
import { headlineOf } from '@nimantran/proto/domain/headline';
import type { Scene } from '@nimantran/proto/domain/theme';
import { frameSize } from '../draw/frame-size.ts';
import type { SegmentFile } from '../segments/join-segments.ts';
import { chooseCards, firstNameCard } from '../stages/choose-cards.ts';
import { type CardDrawn, drawCards } from '../stages/draw-cards.ts';
import { makePdf, type PdfDrawn } from '../stages/invitation-pdf.ts';
import type { Paper } from '../stages/print-pages.ts';
import type { SmallVideo, VideoSource } from '../stages/small-video.ts';
import { drawSquareCard, type SquareDrawn } from '../stages/square-card.ts';
import { loopRange, makeLoop } from '../stages/video-loop.ts';
import { RenderError, type Stage } from './errors.ts';
import type { VideoPlan } from './plan-video.ts';
import type { ProgressMeter } from './progress.ts';
import type { StageClock } from './stage-clock.ts';

export interface ExtrasDrawn {
  cards: CardDrawn[];
  square: SquareDrawn | undefined;
  /** In A5. */
  pdf: PdfDrawn | undefined;
  pdf5x7: PdfDrawn | undefined;
  loop: (SmallVideo & { frames: number }) | undefined;
  /** Why one of them could not be made: the video goes out without it. */
  missing: string[];
}

export interface ExtrasJob {
  /** Its photos have at least the resolution of the cards. */
  plan: VideoPlan;
  /** The customer's texts. */
  details: Record<string, string>;
  brideFirst: boolean;
  /** Names of the scenes that the customer chose. */
  cards?: readonly string[] | undefined;
  /** The verified video. */
  video: Omit<VideoSource, 'outPath'>;
  /** The copy's, which the loop is joined from; without them it is encoded from the video. */
  pieces?: readonly SegmentFile[];
  outDir: string;
  clock: StageClock;
  meter: ProgressMeter;
}

/** Makes what goes out besides the film: cards, PDFs of them and a loop. One that cannot be made does not hold up the film. */
export async function makeExtras(job: ExtrasJob): Promise<ExtrasDrawn> {
  const { plan, details, brideFirst, video, pieces = [], outDir, clock, meter } = job;
  const { manifest, animation, shown } = plan;
  const fieldsIn = (scene: Scene): Set<string> => new Set(shown(scene).flatMap(({ fields }) => fields));
  const scenes = chooseCards(manifest, manifest.scenes, fieldsIn, job.cards);
  const missing: string[] = [];
  const unlessImpossible = async <Made>(stage: Stage, work: () => Promise<Made>): Promise<Made | undefined> => {
    meter.stage(stage);
    try {
      return await clock.during(stage, work);
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      missing.push(error.message);
      return undefined;
    }
  };
  const cards = await unlessImpossible('cards', () => drawCards(plan.painter(frameSize(manifest, '1080p')), scenes, outDir));
  const [first] = scenes;
  const square =
    manifest.height > manifest.width && first
      ? await unlessImpossible('cards', () => drawSquareCard({ animation, scene: first, path: join(outDir, 'square.jpg') }))
      : undefined;
  const title = headlineOf(manifest, { details, bride_first: brideFirst });
  const pdfOn = (paper: Paper) =>
    unlessImpossible('pdf', () => makePdf({ animation, shown, scenes, paper, title, path: join(outDir, `cards-${paper}.pdf`) }));
  const pdf = await pdfOn('a5');
  const pdf5x7 = await pdfOn('5x7');
  const range = loopRange(manifest.scenes, firstNameCard(manifest, scenes, fieldsIn), video.fps);
  const loop = await unlessImpossible('loop', () => makeLoop({ ...video, pieces, outPath: join(outDir, 'loop.mp4') }, range));
  return { cards: cards ?? [], square, pdf, pdf5x7, loop: loop && { ...loop, frames: range.frames }, missing };
}
