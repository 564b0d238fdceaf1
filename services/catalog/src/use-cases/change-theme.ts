import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { User } from '@nimantran/proto/domain/user';
import { themeChanged } from '@nimantran/proto/events/catalog';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { lockTheme } from './add-theme-version.ts';

export type Actor = Pick<User, 'uid' | 'email'>;
type Told = Pick<AuditedChange, 'action' | 'summary' | 'before' | 'after'>;

/** Changes a theme under its lock and writes the change to the audit log; a change without effect is not logged. */
export async function changeTheme(
  db: Kysely<Tables>,
  actor: Actor,
  themeId: number,
  change: (transaction: Transaction<Tables>) => Promise<Told | undefined>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockTheme(transaction, themeId);
    const told = await change(transaction);
    if (told) await recordChange(transaction, 'catalog', actor, { ...told, target: { kind: 'theme', id: String(themeId) } });
  });
}

/** Increments the theme's event count and publishes that the shop shows it differently. */
export async function tellChanged(transaction: Transaction<Tables>, themeId: number): Promise<void> {
  const { keyVersion } = await transaction
    .updateTable('themes')
    .set({ keyVersion: sql<number>`key_version + 1`, updatedAt: sql<Date>`now()` })
    .where('id', '=', themeId)
    .returning('keyVersion')
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, themeChanged, { key: String(themeId), keyVersion, data: { theme_id: themeId } });
}
