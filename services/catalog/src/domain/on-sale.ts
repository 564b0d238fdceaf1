import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { ThemeShelf } from '@nimantran/proto/http/themes-admin';

/** What the shop says of a theme: the package's word, but for what admins have set. */
export function onShelf(manifest: ThemeManifest, shelf: ThemeShelf): ThemeManifest {
  return { ...manifest, ...shelf };
}

/** What the package says of all that can be set. */
export function fromPackage(manifest: ThemeManifest): Required<ThemeShelf> {
  const { title, description, sub_category, tags, priority, pricing_id, is_elite_version } = manifest;
  return { title, description, sub_category, tags, priority, pricing_id, is_elite_version };
}
