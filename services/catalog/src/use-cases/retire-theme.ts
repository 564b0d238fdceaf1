import { writeEvent } from '@nimantran/kit/events/outbox';
import { themeRetired } from '@nimantran/proto/events/catalog';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** Takes a theme off sale and publishes the event; existing orders for it continue. Returns whether it was on sale. */
export async function retireTheme(db: Kysely<Tables>, themeId: number): Promise<boolean> {
  return db.transaction().execute((transaction) => takeOffSale(transaction, themeId));
}

export async function takeOffSale(transaction: Transaction<Tables>, themeId: number): Promise<boolean> {
  const theme = await transaction
    .updateTable('themes')
    .set({ onSale: false, keyVersion: sql<number>`key_version + 1`, updatedAt: sql<Date>`now()` })
    .where('id', '=', themeId)
    .where('onSale', '=', true)
    .returning('keyVersion')
    .executeTakeFirst();
  if (!theme) return false;
  const fact = { key: String(themeId), keyVersion: theme.keyVersion, data: { theme_id: themeId } };
  await writeEvent(transaction, themeRetired, fact);
  return true;
}
