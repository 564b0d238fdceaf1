import type { LintFinding } from '@nimantran/proto/domain/theme-lint';

export type Bare = Omit<LintFinding, 'path' | 'frame'>;
