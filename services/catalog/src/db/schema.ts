import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { ThemeShelf } from '@nimantran/proto/http/themes-admin';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface Tables extends EventTables {
  themes: {
    id: number;
    /** The version that is sold; older ones stay for the orders that hold them. */
    currentVersion: string;
    onSale: boolean;
    /** Counts the theme's events. */
    keyVersion: number;
    /** What admins set, in place of the packages' own word. */
    shelf: JSONColumnType<ThemeShelf, string | undefined, string>;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  themeVersions: {
    themeId: number;
    version: string;
    packageKey: string;
    manifest: JSONColumnType<ThemeManifest>;
    importedAt: Generated<Date>;
    /** Who added it, by mail address; null for what the shop's commands brought. */
    addedBy: Generated<string | null>;
    /** When it first went on sale; null for what nobody could buy yet. */
    publishedAt: Date | null;
    scheduledFor: Generated<Date | null>;
    scheduledBy: JSONColumnType<{ uid: string; email: string } | null, string | null | undefined, string | null>;
    /** One picture a scene, in the order of the film. */
    stillKeys: JSONColumnType<string[] | null, string | null | undefined, string>;
    lint: JSONColumnType<ThemeLint | null, string | null | undefined, string>;
    /** When that was said. */
    lintedAt: ColumnType<Date | null, never, Date>;
    /** Object keys of the rendered sample; null until there is one. */
    sampleVideoKey: string | null;
    sampleStillKey: string | null;
  };
  /** What somebody uploaded; forgotten after a day. */
  themePackages: {
    id: Generated<string>;
    version: string;
    objectKey: string;
    sizeBytes: number;
    manifest: JSONColumnType<ThemeManifest>;
    uploadedBy: string;
    uploadedAt: Generated<Date>;
  };
  /** What counts for most-popular: each order once, however often it is completed. */
  completedOrders: { orderId: string; themeId: number; completedAt: Date };
}
