import { categorySlug } from '@nimantran/proto/domain/category';
import { hasErrors, type ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type {
  AdminThemeVersion,
  ThemeFilter,
  ThemeShelf,
  ThemeSort,
  ThemeState,
} from '@nimantran/proto/http/catalog/admin-themes';
import { onShelf } from './on-sale.ts';

/** A version as stored. */
export interface VersionFacts {
  themeId: number;
  version: string;
  packageKey: string;
  manifest: ThemeManifest;
  importedAt: Date;
  addedBy: string | null;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  sampleVideoKey: string | null;
  sampleStillKey: string | null;
  stillKeys: readonly string[] | null;
  secondStillKeys: readonly string[] | null;
  secondVideoKey: string | null;
  lint: ThemeLint | null;
}

/** A theme with all its versions, newest first. */
export interface ThemeFacts {
  id: number;
  /** Undefined if it was never on sale. */
  sold: { currentVersion: string; onSale: boolean; shelf: ThemeShelf; updatedAt: Date } | undefined;
  versions: readonly VersionFacts[];
}

/** A theme as shown in admin lists. */
export interface ListedTheme {
  id: number;
  title: string;
  category: string;
  category_slug: string | null;
  pricing_id: ThemeManifest['pricing_id'];
  priority: number;
  state: ThemeState;
  current_version: string | null;
  versions: number;
  scheduled_for: string | null;
  changed_at: string;
}

/** The version that represents a theme: the one that is or was on sale, else the newest. */
export function shownVersion({ sold, versions }: ThemeFacts): VersionFacts | undefined {
  return versions.find(({ version }) => version === sold?.currentVersion) ?? versions[0];
}

export function listedTheme(theme: ThemeFacts, shown: VersionFacts): ListedTheme {
  const { id, sold, versions } = theme;
  const manifest = onShelf(shown.manifest, sold?.shelf ?? {});
  const scheduled = versions.find(({ scheduledFor }) => scheduledFor !== null);
  const newest = Math.max(sold?.updatedAt.getTime() ?? 0, ...versions.map(({ importedAt }) => importedAt.getTime()));
  return {
    id,
    title: manifest.title,
    category: manifest.category,
    category_slug: categorySlug(manifest.category_id, manifest.category) ?? null,
    pricing_id: manifest.pricing_id,
    priority: manifest.priority,
    state: sold === undefined ? 'unpublished' : sold.onSale ? 'on_sale' : 'retired',
    current_version: sold?.currentVersion ?? null,
    versions: versions.length,
    scheduled_for: scheduled?.scheduledFor?.toISOString() ?? null,
    changed_at: new Date(newest).toISOString(),
  };
}

export function versionState(theme: ThemeFacts, version: VersionFacts): AdminThemeVersion['state'] {
  if (version.scheduledFor !== null) return 'scheduled';
  if (theme.sold?.onSale && theme.sold.currentVersion === version.version) return 'on_sale';
  return version.publishedAt === null ? 'new' : 'earlier';
}

/** Why a version cannot go on sale yet; null if it can. A version that was on sale before may go on sale again unchanged. */
export function waitsFor(
  version: Pick<VersionFacts, 'publishedAt' | 'lint' | 'sampleStillKey' | 'sampleVideoKey'>,
): AdminThemeVersion['waits_for'] {
  if (version.publishedAt !== null) return null;
  if (version.lint === null) return 'lint';
  if (hasErrors(version.lint)) return 'errors';
  if (version.sampleStillKey === null) return 'stills';
  return version.sampleVideoKey === null ? 'sample' : null;
}

export interface ThemeQuery {
  search?: string | undefined;
  category?: string | undefined;
  state?: ThemeFilter | undefined;
  sort?: ThemeSort | undefined;
}

/** The themes that a list asks for, sorted by title by default; ties by number. */
export function chooseThemes(
  themes: readonly ListedTheme[],
  { search, category, state, sort = 'title' }: ThemeQuery,
): ListedTheme[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = themes.filter(
    (theme) =>
      (category === undefined || theme.category_slug === category) &&
      (state === undefined || (state === 'scheduled' ? theme.scheduled_for !== null : theme.state === state)) &&
      words.every((word) => theme.title.toLowerCase().includes(word) || String(theme.id) === word),
  );
  const down = sort.startsWith('-') ? -1 : 1;
  const compare = COMPARE[sort.replace('-', '')] ?? COMPARE.title;
  return found.sort((one, other) => down * (compare?.(one, other) ?? 0) || one.id - other.id);
}

const COMPARE: Readonly<Record<string, (one: ListedTheme, other: ListedTheme) => number>> = {
  title: (one, other) => one.title.localeCompare(other.title, 'en'),
  id: (one, other) => one.id - other.id,
  priority: (one, other) => one.priority - other.priority,
  changed_at: (one, other) => one.changed_at.localeCompare(other.changed_at),
};
