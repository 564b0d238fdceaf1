import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import { SETTINGS_SECTIONS, type SettingsChange } from '@nimantran/proto/domain/shop';
import { shopChanged } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import type { Staff } from '../../db/orders/history.ts';
import type { Tables } from '../../db/schema.ts';
import { addSettings } from '../../db/shop/settings.ts';

interface Change {
  before: SettingsChange;
  after: SettingsChange;
  by: Staff;
  /** The second admin, if one was needed. */
  agreedBy: Staff | null;
  at: Date;
}

/** Changes locked settings: the history, the audit log and the event that drops what was made from them. */
export async function changeSettings(transaction: Transaction<Tables>, change: Change): Promise<void> {
  const { by, agreedBy, at } = change;
  const sections = SETTINGS_SECTIONS.filter((name) => change.after[name] !== undefined);
  let keyVersion = 0;
  for (const section of sections) {
    const before = change.before[section] ?? {};
    const after = change.after[section] ?? {};
    keyVersion = await addSettings(transaction, { section, before, after, by, agreedBy, at });
    await recordChange(transaction, 'orders', by, {
      action: 'settings.changed',
      target: { kind: 'settings', id: section },
      summary: `Changed the shop’s settings: ${section}${agreedBy ? ', two admins agreeing' : ''}.`,
      before,
      after: agreedBy ? { ...after, agreed_by: agreedBy.uid } : after,
    });
  }
  const renamed = change.after.about !== undefined && change.after.about.name !== change.before.about?.name;
  await writeEvent(transaction, shopChanged, {
    ...{ key: 'shop', keyVersion, occurredAt: at },
    data: { sections, ...(renamed && { renamed }) },
  });
}
