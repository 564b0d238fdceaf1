import type { Layout } from '@nimantran/proto/domain/layout';

export const LAYOUT_NAMES: Readonly<Record<Layout, string>> = { portrait: 'Upright', landscape: 'Wide' };
