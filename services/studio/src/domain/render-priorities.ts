import type { Delivery } from '@nimantran/proto/domain/pricing';
import { isOfStills, type RenderKind } from '@nimantran/proto/jobs/render';

/** Smaller is more urgent. Drafts are ordered between the bands by deadline; nothing of a batch comes before an order. */
const BANDS = { expressVideo: 1, video: 2, drafts: 10, batch: 2_097_150, sample: 2_097_151 } as const;
const EPOCH_MS = Date.UTC(2026, 0, 1);
const QUARTER_HOUR_MS = 15 * 60_000;

/** The groups in which operators see waiting work. */
export const WORK_BANDS = ['express', 'standard', 'draft', 'batch', 'sample'] as const;
export type WorkBand = (typeof WORK_BANDS)[number];

export function bandOf(priority: number): WorkBand {
  if (priority === BANDS.expressVideo) return 'express';
  if (priority === BANDS.video) return 'standard';
  if (priority === BANDS.sample) return 'sample';
  return priority === BANDS.batch ? 'batch' : 'draft';
}

/** Priority in the render queue; quarter hours since 2026 fit below the samples until 2083. */
export function renderPriority(render: {
  kind: RenderKind;
  delivery?: Delivery | undefined;
  dueAt?: Date | undefined;
  isTrial?: boolean;
  /** A designer has claimed its job. */
  isClaimed?: boolean;
}): number {
  const isStills = isOfStills(render.kind);
  // A person waits for the film of a draft, for the scenes of a correction, and for a theme that is tried out.
  if (render.kind === 'draft' || (isStills && (render.isClaimed || render.isTrial))) return BANDS.expressVideo;
  if (render.isTrial) return BANDS.batch;
  if (render.kind === 'sample' || render.kind === 'second_sample' || (isStills && !render.dueAt)) return BANDS.sample;
  if (render.kind === 'batch') return BANDS.batch;
  if (!isStills) return render.delivery === 'express' ? BANDS.expressVideo : BANDS.video;
  const due = Math.floor(((render.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) - EPOCH_MS) / QUARTER_HOUR_MS);
  return Math.min(BANDS.batch - 1, BANDS.drafts + Math.max(0, due));
}
