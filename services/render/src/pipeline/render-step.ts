/** Work that was done, for whoever looks at how a video was made: `draw`, and in it `segment`, and in that `encode`. */
export interface RenderStep {
  name: string;
  /** Milliseconds since 1970. */
  startedAtMs: number;
  endedAtMs: number;
  figures?: Record<string, number>;
  inside?: RenderStep[];
}
