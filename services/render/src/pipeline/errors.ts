export const STAGES = [
  'fetch',
  'bind',
  'outline',
  'check',
  'draw',
  'encode',
  'join',
  'verify',
  'copy',
  'cards',
  'pdf',
  'loop',
  'publish',
] as const;
export type Stage = (typeof STAGES)[number];

/** Why a render failed. `permanent` failures come from the spec or the package itself and are not retried. */
export class RenderError extends Error {
  readonly code: string;
  readonly stage: Stage;
  readonly permanent: boolean;

  constructor(stage: Stage, code: string, message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'RenderError';
    this.stage = stage;
    this.code = code;
    this.permanent = options.permanent;
  }
}

/** A failure of the spec, the package or an input: a retry would fail too. */
export function permanent(stage: Stage, code: string, message: string, cause?: unknown): RenderError {
  return new RenderError(stage, code, message, { permanent: true, cause });
}

/** A failure of the machine or of another service: a retry may succeed. */
export function transient(stage: Stage, code: string, message: string, cause?: unknown): RenderError {
  return new RenderError(stage, code, message, { permanent: false, cause });
}

/** Converts any thrown value to a RenderError of the running stage. */
export function asRenderError(error: unknown, stage: Stage): RenderError {
  if (error instanceof RenderError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RenderError(stage, 'stage_failed', message, { permanent: false, cause: error });
}
