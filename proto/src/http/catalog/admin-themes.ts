import { type Static, Type } from 'typebox';
import { Layout } from '../../domain/layout.ts';
import { PricingId } from '../../domain/pricing.ts';
import { ThemeId } from '../../domain/theme.ts';
import { ThemeLint } from '../../domain/theme-lint.ts';
import { ThemeManifest } from '../../domain/theme-package.ts';
import { defineOperation } from '../shared/operation.ts';

const Nullable = { text: Type.Union([Type.String(), Type.Null()]) };
const Version = Type.String({ pattern: '^[0-9a-f]{16}$' });
const ByTheme = Type.Object({ theme_id: ThemeId });
const ByVersion = Type.Object({ theme_id: ThemeId, version: Version });

/** Maximum size of a package, and how long one that did not become a version is stored. */
export const THEME_PACKAGE_LIMITS = { bytes: 64 * 1024 * 1024, kept_hours: 24 } as const;

/**
 * POST takes a raw zip (`application/zip`) and answers an `UploadedPackage`; 413 `too_large`, 422 `package_invalid` with a line
 * for each fault, 408 `upload_too_slow`, 429 `upload_at_once` if the same person is already uploading one, `uploads_at_once`. For
 * admins.
 */
export const THEME_PACKAGES_PATH = '/api/admin/theme-packages';
/** GET answers the zip of a small example theme; for admins. */
export const SAMPLE_PACKAGE_PATH = '/api/admin/theme-guide/sample-package.zip';

/** A package that was read and is valid; it is not on sale, and is deleted after a day unless it becomes a version. */
export const UploadedPackage = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The version it would become. */
  version: Version,
  size_bytes: Type.Integer(),
  manifest: ThemeManifest,
  /** Current title of the theme with this id; null if there is none. */
  known_as: Nullable.text,
});
export type UploadedPackage = Static<typeof UploadedPackage>;

export const getUploadedPackage = defineOperation({
  name: 'getUploadedPackage',
  method: 'GET',
  path: '/internal/theme-packages/{package_id}',
  access: 'service',
  summary: 'An uploaded package, for trying it out',
  params: Type.Object({ package_id: Type.String({ format: 'uuid' }) }),
  answer: Type.Object({
    package_key: Type.String(),
    version: Version,
    manifest: ThemeManifest,
    uploaded_by: Type.String(),
  }),
});

/**
 * Settings that an admin changes without a new package; they apply to every version. An absent setting keeps the package's value.
 */
export const ThemeShelf = Type.Object({
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  description: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  sub_category: Type.Optional(Type.String({ maxLength: 40 })),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  priority: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
  pricing_id: Type.Optional(PricingId),
  is_elite_version: Type.Optional(Type.Boolean()),
});
export type ThemeShelf = Static<typeof ThemeShelf>;

export const THEME_STATES = ['on_sale', 'retired', 'unpublished'] as const;
export type ThemeState = (typeof THEME_STATES)[number];
/** `scheduled`: another version will go on sale automatically. */
export const THEME_FILTERS = [...THEME_STATES, 'scheduled'] as const;
export type ThemeFilter = (typeof THEME_FILTERS)[number];
export const THEME_SORTS = ['title', '-title', 'id', '-id', 'priority', '-priority', 'changed_at', '-changed_at'] as const;
export type ThemeSort = (typeof THEME_SORTS)[number];

const summary = {
  id: ThemeId,
  title: Type.String(),
  category: Type.String(),
  /** Slug below /category and /video; null if it is not a category of the shop. */
  category_slug: Nullable.text,
  pricing_id: PricingId,
  priority: Type.Integer(),
  state: Type.Enum([...THEME_STATES]),
  /** The version on sale; for a retired theme the last one; null if none ever was. */
  current_version: Type.Union([Version, Type.Null()]),
  versions: Type.Integer(),
  scheduled_for: Nullable.text,
  changed_at: Type.String(),
  /** Address of a picture, valid for an hour; null until there is one. */
  picture_url: Nullable.text,
};

export const AdminThemeSummary = Type.Object(summary);
export type AdminThemeSummary = Static<typeof AdminThemeSummary>;

/** Pictures of a version's scenes, in the order of the video, and its sample; addresses valid for an hour. */
const drawn = {
  stills: Type.Array(Type.Object({ scene: Type.String(), url: Type.String() })),
  sample_url: Nullable.text,
};

export const AdminThemeVersion = Type.Object({
  version: Version,
  /** `earlier` was on sale before; orders may use it. */
  state: Type.Enum(['on_sale', 'scheduled', 'earlier', 'new']),
  title: Type.String(),
  added_at: Type.String(),
  /** Null for themes that came with the shop or were added by its commands. */
  added_by: Nullable.text,
  published_at: Nullable.text,
  scheduled_for: Nullable.text,
  duration_seconds: Type.Number(),
  fields: Type.Integer(),
  slots: Type.Integer(),
  /** Null until the linter has run, and for versions published by the shop's commands. */
  lint: Type.Union([ThemeLint, Type.Null()]),
  ...drawn,
  /** The second layout; null for a version without one. It may be on sale before they are drawn. */
  second: Type.Union([Type.Object({ layout: Layout, ...drawn }), Type.Null()]),
  package_url: Type.String(),
  /** Why it cannot be published; null if it can. */
  waits_for: Type.Union([Type.Enum(['lint', 'errors', 'stills', 'sample']), Type.Null()]),
});
export type AdminThemeVersion = Static<typeof AdminThemeVersion>;

export const AdminTheme = Type.Object({
  ...summary,
  address: Nullable.text,
  shelf: ThemeShelf,
  /** The settable values as they are in the package of the current version, or else the newest. */
  from_package: Type.Object({
    title: Type.String(),
    description: Type.String(),
    sub_category: Type.String(),
    tags: Type.Array(Type.String()),
    priority: Type.Integer(),
    pricing_id: PricingId,
    is_elite_version: Type.Boolean(),
  }),
  history: Type.Array(AdminThemeVersion),
});
export type AdminTheme = Static<typeof AdminTheme>;

export const listThemes = defineOperation({
  name: 'listThemes',
  method: 'GET',
  path: '/api/admin/themes',
  access: 'admin',
  summary: 'All themes, on sale or not',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 80 })),
    category: Type.Optional(Type.String({ maxLength: 60 })),
    state: Type.Optional(Type.Enum([...THEME_FILTERS])),
    sort: Type.Optional(Type.Enum([...THEME_SORTS])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9]+$' })),
  }),
  answer: Type.Object({
    themes: Type.Array(AdminThemeSummary),
    total: Type.Integer(),
    next_cursor: Nullable.text,
  }),
});

export const getTheme = defineOperation({
  name: 'getTheme',
  method: 'GET',
  path: '/api/admin/themes/{theme_id}',
  access: 'admin',
  summary: "A theme with its versions, their pictures and the linter's findings",
  params: ByTheme,
  answer: AdminTheme,
});

/** Adding an unpublished version again repeats its lint and renders that failed. */
export const addThemeVersion = defineOperation({
  name: 'addThemeVersion',
  method: 'POST',
  path: '/api/admin/themes',
  access: 'admin',
  summary: 'Creates a version from an uploaded package: it is linted, and its stills and sample are made; it is not on sale yet',
  body: Type.Object({ package_id: Type.String({ format: 'uuid' }) }),
  answer: AdminTheme,
});

/**
 * 409 `theme_not_ready` until it is linted without errors and has its stills and sample. Orders keep the version they were sold
 * with.
 */
export const publishThemeVersion = defineOperation({
  name: 'publishThemeVersion',
  method: 'POST',
  path: '/api/admin/themes/{theme_id}/versions/{version}/publish',
  access: 'admin',
  summary: 'Puts a version on sale: a new one, an earlier one, or one of a retired theme',
  params: ByVersion,
  answer: AdminTheme,
});

/** A theme has at most one scheduled version; another replaces it. */
export const scheduleThemeVersion = defineOperation({
  name: 'scheduleThemeVersion',
  method: 'PUT',
  path: '/api/admin/themes/{theme_id}/versions/{version}/schedule',
  access: 'admin',
  summary: 'Schedules a version to go on sale; null cancels the schedule',
  params: ByVersion,
  body: Type.Object({ at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]) }),
  answer: AdminTheme,
});

export const retireTheme = defineOperation({
  name: 'retireTheme',
  method: 'POST',
  path: '/api/admin/themes/{theme_id}/retire',
  access: 'admin',
  summary: 'Takes a theme off sale; its orders continue',
  params: ByTheme,
  answer: AdminTheme,
});

export const editTheme = defineOperation({
  name: 'editTheme',
  method: 'PUT',
  path: '/api/admin/themes/{theme_id}/shelf',
  access: 'admin',
  summary: 'Changes settings of a theme that need no new package',
  params: ByTheme,
  body: ThemeShelf,
  answer: AdminTheme,
});
