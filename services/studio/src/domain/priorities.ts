import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { RenderKind } from '@nimantran/proto/jobs/render';

/** Smaller is more urgent. Drafts lie between the bands, ordered by when their job is due. */
const BANDS = { expressVideo: 1, video: 2, drafts: 10, sample: 2_097_151 } as const;
const EPOCH_MS = Date.UTC(2026, 0, 1);
const QUARTER_HOUR_MS = 15 * 60_000;

/** Priority in the render queue; quarter hours since 2026 fit below the samples until 2083. */
export function renderPriority(render: { kind: RenderKind; delivery?: Delivery | undefined; dueAt?: Date | undefined }): number {
  if (render.kind === 'sample' || render.kind === 'stills') return BANDS.sample;
  if (render.kind !== 'draft') return render.delivery === 'express' ? BANDS.expressVideo : BANDS.video;
  const due = Math.floor(((render.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) - EPOCH_MS) / QUARTER_HOUR_MS);
  return Math.min(BANDS.sample - 1, BANDS.drafts + Math.max(0, due));
}
