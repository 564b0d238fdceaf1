import { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { type Static, Type } from 'typebox';
import type { Stage } from '../pipeline/errors.ts';
import type { RenderOutput, RenderRequest } from '../pipeline/render-video.ts';

export type ChildRequest = Pick<
  RenderRequest,
  'packageDir' | 'spec' | 'inputs' | 'outDir' | 'stillsOnly' | 'drafted' | 'forGuests' | 'threads'
> & { now: string };

export interface LintRequest {
  packageDir: string;
}
/** Exactly one of them ends the process. */
export const LintAnswer = Type.Union([
  Type.Object({ kind: Type.Literal('linted'), lint: ThemeLint }),
  Type.Object({ kind: Type.Literal('failed'), message: Type.String() }),
]);
export type LintAnswer = Static<typeof LintAnswer>;

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Requests to the shelf: once `find`, then `keep` for each drawn segment. Validated: a child reads untrusted input. */
export const ShelfQuestion = Type.Union([
  Type.Object({
    kind: Type.Literal('find'),
    segments: Type.Array(Type.Object({ hash: Hash, personal: Type.Boolean() }), { maxItems: 400 }),
  }),
  Type.Object({ kind: Type.Literal('keep'), hash: Hash, path: Type.String({ maxLength: 4_096 }) }),
]);
export type ShelfQuestion = Static<typeof ShelfQuestion>;

/** A worker's messages: the request first, then the answers of the shelf. `kept` is also sent if storing was given up. */
export type ParentMessage =
  | { kind: 'render'; request: ChildRequest }
  | { kind: 'found'; paths: [hash: string, path: string][] }
  | { kind: 'kept'; hash: string };

/** The child's messages. Exactly one `done` or `failed` ends it. */
export type ChildMessage =
  | { kind: 'progress'; progress: RenderProgress }
  | ShelfQuestion
  | { kind: 'done'; output: RenderOutput }
  | { kind: 'failed'; error: { code: string; message: string; stage: Stage; permanent: boolean } };
