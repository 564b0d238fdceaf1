import { isDeepStrictEqual } from 'node:util';
import { type ApprovalKind, approvalKind } from '@nimantran/kit/approvals/approval-kind';
import { databaseClock, readClock } from '@nimantran/kit/db/database';
import { conflict } from '@nimantran/kit/http/problem';
import { SETTINGS_SECTIONS, SettingsChange } from '@nimantran/proto/domain/shop';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import type { Tables } from '../../db/schema.ts';
import { lockSettings, readSettings } from '../../db/shop/settings.ts';
import { changeSettings } from './change-settings.ts';

export const SETTINGS_CHANGE = 'shop_settings';

export const SettingsPayload = Type.Object({ before: SettingsChange, after: SettingsChange });

/** A change that customers, documents or courts rely on: made exactly as it was requested, or not at all. */
export function settingsApproval(config: Config): ApprovalKind<Tables> {
  return approvalKind<Tables, typeof SettingsPayload>(
    SETTINGS_CHANGE,
    SettingsPayload,
    async (transaction, { approval, payload: { before, after }, decider }) => {
      await lockSettings(transaction);
      const { settings } = await readSettings(transaction, config);
      const isOther = SETTINGS_SECTIONS.some((name) => after[name] && !isDeepStrictEqual(settings[name], before[name]));
      if (isOther) throw conflict('settings_changed', 'These settings were changed after this was requested.');
      const at = await readClock(transaction, databaseClock);
      await changeSettings(transaction, { before, after, by: approval.asked_by, agreedBy: decider, at });
    },
  );
}
