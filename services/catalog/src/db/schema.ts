import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { ThemeShelf } from '@nimantran/proto/http/catalog/admin-themes';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface Tables extends EventTables {
  themes: {
    id: number;
    /** The version on sale; older ones stay for the orders that use them. */
    currentVersion: string;
    onSale: boolean;
    /** Counts the theme's events. */
    keyVersion: number;
    /** Settings of admins, which replace the package's own values. */
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
    /** The mail address of the admin who added it; null for versions added by commands. */
    addedBy: Generated<string | null>;
    /** When it first went on sale; null if it never has. */
    publishedAt: Date | null;
    scheduledFor: Generated<Date | null>;
    scheduledBy: JSONColumnType<{ uid: string; email: string } | null, string | null | undefined, string | null>;
    /** One picture per scene, in the order of the video. */
    stillKeys: JSONColumnType<string[] | null, string | null | undefined, string>;
    lint: JSONColumnType<ThemeLint | null, string | null | undefined, string>;
    /** When the linter checked it. */
    lintedAt: ColumnType<Date | null, never, Date>;
    /** Object keys of the rendered sample; null until there is one. */
    sampleVideoKey: string | null;
    sampleStillKey: string | null;
    /** The same of the second layout; the shop's picture is the still of the scene that the manifest names. */
    secondStillKeys: JSONColumnType<string[] | null, string | null | undefined, string>;
    secondVideoKey: Generated<string | null>;
  };
  /** Uploaded packages; deleted after a day. */
  themePackages: {
    id: Generated<string>;
    version: string;
    objectKey: string;
    sizeBytes: number;
    manifest: JSONColumnType<ThemeManifest>;
    uploadedBy: string;
    uploadedAt: Generated<Date>;
  };
  /** Orders counted for most-popular: each once, however often it is completed. */
  completedOrders: { orderId: string; themeId: number; completedAt: Date };
  /** What buyers said, as orders tells it. */
  themeRatings: {
    orderId: string;
    themeId: number;
    stars: number;
    line: string;
    answer: string;
    isShown: boolean;
    ratedAt: Date;
  };
}
