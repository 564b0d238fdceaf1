import type { LintFinding } from '@nimantran/proto/domain/theme-lint';

/** A finding before its location is added. */
export type Bare = Omit<LintFinding, 'path' | 'frame'>;
