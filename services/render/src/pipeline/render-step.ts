/** Completed work, for tracing how a video was made: `draw`, within it `segment`, and within that `encode`. */
export interface RenderStep {
  name: string;
  /** Milliseconds since 1970. */
  startedAtMs: number;
  endedAtMs: number;
  figures?: Record<string, number>;
  inside?: RenderStep[];
}
