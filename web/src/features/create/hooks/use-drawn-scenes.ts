import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { useState } from 'react';

type Findings = LiveStill['findings'];

/** What drawing found in all scenes; undefined while some are still to be drawn, null if some could not be drawn. */
export function useDrawnScenes() {
  const [drawn, setDrawn] = useState<{ total: number; scenes: Record<number, Findings | null> }>({ total: 1, scenes: {} });
  const onScene = (index: number, still: LiveStill | undefined): void =>
    setDrawn(({ total, scenes }) => ({
      total: still?.scenes.length ?? total,
      scenes: { ...scenes, [index]: still?.findings ?? null },
    }));
  const all = Object.values(drawn.scenes);
  const findings = all.includes(null) ? null : all.length < drawn.total ? undefined : all.flatMap((found) => found ?? []);
  return { onScene, findings };
}
