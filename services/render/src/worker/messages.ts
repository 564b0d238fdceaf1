import { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { type Static, Type } from 'typebox';
import type { Stage } from '../pipeline/errors.ts';
import type { RenderOutput, RenderRequest } from '../pipeline/render-video.ts';

/** What a worker asks of a child process. */
export type ChildRequest = Pick<
  RenderRequest,
  'packageDir' | 'spec' | 'inputs' | 'outDir' | 'stillsOnly' | 'copy' | 'threads'
> & { now: string };

/** What a worker asks of a process that looks a package through. */
export interface LintRequest {
  packageDir: string;
}
/** Exactly one of them ends it. */
export const LintAnswer = Type.Union([
  Type.Object({ kind: Type.Literal('linted'), lint: ThemeLint }),
  Type.Object({ kind: Type.Literal('failed'), message: Type.String() }),
]);
export type LintAnswer = Static<typeof LintAnswer>;

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Asked of the shelf while a render runs: once `find`, then `keep` for each segment that was drawn. Checked: a child reads what strangers made. */
export const ShelfQuestion = Type.Union([
  Type.Object({
    kind: Type.Literal('find'),
    segments: Type.Array(Type.Object({ hash: Hash, personal: Type.Boolean() }), { maxItems: 400 }),
  }),
  Type.Object({ kind: Type.Literal('keep'), hash: Hash, path: Type.String({ maxLength: 4_096 }) }),
]);
export type ShelfQuestion = Static<typeof ShelfQuestion>;

/** What a worker tells: the request first, then the answers of the shelf. `kept` also says that keeping was given up. */
export type ParentMessage =
  | { kind: 'render'; request: ChildRequest }
  | { kind: 'found'; paths: [hash: string, path: string][] }
  | { kind: 'kept'; hash: string };

/** What the child tells. Exactly one `done` or `failed` ends it. */
export type ChildMessage =
  | { kind: 'progress'; progress: RenderProgress }
  | ShelfQuestion
  | { kind: 'done'; output: RenderOutput }
  | { kind: 'failed'; error: { code: string; message: string; stage: Stage; permanent: boolean } };
