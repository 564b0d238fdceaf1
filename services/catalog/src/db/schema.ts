import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Generated, JSONColumnType } from 'kysely';

export interface Tables extends EventTables {
  themes: {
    id: number;
    /** The version that is sold; older ones stay for the orders that hold them. */
    currentVersion: string;
    onSale: boolean;
    /** Counts the theme's events. */
    keyVersion: number;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  themeVersions: {
    themeId: number;
    version: string;
    packageKey: string;
    manifest: JSONColumnType<ThemeManifest>;
    importedAt: Generated<Date>;
    /** Object keys of the rendered sample; null until there is one. */
    sampleVideoKey: string | null;
    sampleStillKey: string | null;
  };
  /** What counts for most-popular: each order once, however often it is completed. */
  completedOrders: { orderId: string; themeId: number; completedAt: Date };
}
