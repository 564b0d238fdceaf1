import type { AdminThemeVersion, ThemeFilter, ThemeState } from '@nimantran/proto/http/catalog/admin-themes';
import type { StateTone } from '../../../components/orders/state-mark.tsx';

export const THEME_STATE_NAMES: Readonly<Record<ThemeFilter, string>> = {
  on_sale: 'On sale',
  scheduled: 'Scheduled',
  retired: 'Retired',
  unpublished: 'Never published',
};

export function themeTone(state: ThemeState): StateTone {
  if (state === 'on_sale') return 'ready';
  return state === 'retired' ? 'over' : 'moving';
}

export const VERSION_STATES: Readonly<Record<AdminThemeVersion['state'], { name: string; tone: StateTone }>> = {
  on_sale: { name: 'On sale', tone: 'ready' },
  scheduled: { name: 'Scheduled', tone: 'moving' },
  earlier: { name: 'Sold earlier', tone: 'over' },
  new: { name: 'Never published', tone: 'waiting' },
};

/** Why a version cannot be published yet. */
export const WAITS: Readonly<Record<NonNullable<AdminThemeVersion['waits_for']>, string>> = {
  lint: 'The linter is checking it …',
  errors: 'It has errors. Correct the package and add it again.',
  stills: 'Its pictures are being drawn …',
  sample: 'Its sample video is being rendered …',
};

/** How far the second layout is. The version may be on sale without it: the shop then draws its scenes on request. */
export function secondState({ stills, sample_url }: NonNullable<AdminThemeVersion['second']>): string {
  if (stills.length === 0) return 'Its pictures and its sample video are not drawn yet.';
  return sample_url === null ? 'Its sample video is not rendered yet.' : 'Complete.';
}
