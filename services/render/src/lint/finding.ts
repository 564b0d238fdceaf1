import type { LintFinding } from '@nimantran/proto/domain/theme-lint';

/** A finding before its place is put to it. */
export type Bare = Omit<LintFinding, 'path' | 'frame'>;
