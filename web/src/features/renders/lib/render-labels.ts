import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import type { WatchedRender } from '@nimantran/proto/http/studio/renders';
import type { RenderKind, RenderProgress } from '@nimantran/proto/jobs/render';

export const RENDER_KIND_LABELS: Readonly<Record<RenderKind, string>> = {
  draft: 'Film of a draft',
  preview: 'Preview',
  final: 'Final video',
  sample: 'Theme sample',
  stills: 'Stills',
  second_sample: 'Theme sample, second layout',
  second_stills: 'Stills, second layout',
  batch: 'Batch video',
};

/** The subject of a render in one line: the order's number or the row of a batch, and the theme's name. */
export const subjectOf = ({ order_number, batch, theme_title, theme_id }: WatchedRender): string =>
  [order_number, batch && `Batch ${batch.number}, row ${batch.row}`, theme_title ?? `Theme ${theme_id}`]
    .filter((part) => part !== null)
    .join(' · ');

/** Time left: 40 s, 3 min; a dash if unknown. */
export function leftWords(progress: RenderProgress | null): string {
  const seconds = progress?.seconds_left ?? null;
  if (seconds === null) return '–';
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

/** Age: 12 s, 4 min, 2 h 10 min, 3 days. */
export function ageWords(instant: string | null, nowMs: number): string {
  if (instant === null) return '–';
  const ms = Math.max(0, nowMs - Date.parse(instant));
  if (ms < 2 * MINUTE_MS) return `${Math.floor(ms / 1000)} s`;
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}
