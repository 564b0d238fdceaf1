import { titleSlug } from '@nimantran/proto/domain/category';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import type { AdminTheme, AdminThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import type { Context } from '../../context.ts';
import { findTheme } from '../../db/admin-themes.ts';
import {
  listedTheme,
  shownVersion,
  type ThemeFacts,
  type VersionFacts,
  versionState,
  waitsFor,
} from '../../domain/admin-themes.ts';
import { fromPackage, onShelf } from '../../domain/on-sale.ts';

type Storage = Pick<Context, 'db' | 'store'>;

/** Everything that an admin sees of a theme. @throws HttpProblem 404 */
export async function viewTheme(context: Storage, themeId: number): Promise<AdminTheme> {
  const theme = await findTheme(context.db, themeId);
  const shown = shownVersion(theme);
  if (!shown) throw new Error(`theme ${themeId} has no version`);
  const listed = listedTheme(theme, shown);
  const shelf = theme.sold?.shelf ?? {};
  const isPublic = listed.state === 'on_sale' && listed.category_slug !== null;
  return {
    ...listed,
    picture_url: await addressOf(context, shown.sampleStillKey),
    address: isPublic ? `/video/${listed.category_slug}/${titleSlug(onShelf(shown.manifest, shelf).title, themeId)}` : null,
    shelf,
    from_package: fromPackage(shown.manifest),
    history: await Promise.all(theme.versions.map((version) => viewVersion(context, theme, version))),
  };
}

async function viewVersion(context: Storage, theme: ThemeFacts, version: VersionFacts): Promise<AdminThemeVersion> {
  const { manifest } = version;
  const [, second] = layoutsOf(manifest);
  return {
    version: version.version,
    state: versionState(theme, version),
    title: manifest.title,
    added_at: version.importedAt.toISOString(),
    added_by: version.addedBy,
    published_at: version.publishedAt?.toISOString() ?? null,
    scheduled_for: version.scheduledFor?.toISOString() ?? null,
    duration_seconds: manifest.frames / manifest.fps,
    fields: manifest.fields.length,
    slots: manifest.slots.length,
    lint: version.lint,
    ...(await viewDrawn(context, version, version.stillKeys, version.sampleVideoKey)),
    second: second
      ? { layout: second, ...(await viewDrawn(context, version, version.secondStillKeys, version.secondVideoKey)) }
      : null,
    package_url: await context.store.signedUrl(version.packageKey, {
      expires_in_seconds: SIGNED_ADDRESS_SECONDS,
      download_name: `theme-${theme.id}-${version.version}.zip`,
    }),
    waits_for: waitsFor(version),
  };
}

async function viewDrawn(
  context: Storage,
  { manifest }: VersionFacts,
  stillKeys: readonly string[] | null,
  videoKey: string | null,
): Promise<Pick<AdminThemeVersion, 'stills' | 'sample_url'>> {
  const stills = await Promise.all(
    (stillKeys ?? []).map(async (key, index) => ({
      scene: manifest.scenes[index]?.name ?? `Scene ${index + 1}`,
      url: await context.store.signedUrl(key, { expires_in_seconds: SIGNED_ADDRESS_SECONDS }),
    })),
  );
  return { stills, sample_url: await addressOf(context, videoKey) };
}

async function addressOf({ store }: Storage, key: string | null): Promise<string | null> {
  return key === null ? null : store.signedUrl(key, { expires_in_seconds: SIGNED_ADDRESS_SECONDS });
}
