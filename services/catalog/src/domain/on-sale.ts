import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { ThemeShelf } from '@nimantran/proto/http/catalog/admin-themes';

/** A theme as the shop shows it: the package's values, overridden by what admins have set. */
export function onShelf(manifest: ThemeManifest, shelf: ThemeShelf): ThemeManifest {
  return { ...manifest, ...shelf };
}

/** The package's values for everything that admins can set. */
export function fromPackage(manifest: ThemeManifest): Required<ThemeShelf> {
  const { title, description, sub_category, tags, priority, pricing_id, is_elite_version } = manifest;
  return { title, description, sub_category, tags, priority, pricing_id, is_elite_version };
}
