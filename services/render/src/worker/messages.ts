import type { RenderProgress } from '@nimantran/proto/jobs/render';
import type { Stage } from '../errors.ts';
import type { RenderOutput, RenderRequest } from '../render-video.ts';

/** What a worker asks of a child process. */
export type ChildRequest = Pick<RenderRequest, 'packageDir' | 'spec' | 'inputs' | 'outDir'> & { now: string };

/** What the child tells. Exactly one `done` or `failed` ends it. */
export type ChildMessage =
  | { kind: 'progress'; progress: RenderProgress }
  | { kind: 'done'; output: RenderOutput }
  | { kind: 'failed'; error: { code: string; message: string; stage: Stage; permanent: boolean } };
