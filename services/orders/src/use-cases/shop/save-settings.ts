import { isDeepStrictEqual } from 'node:util';
import { readClock } from '@nimantran/kit/db/database';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { faultsOf } from '@nimantran/kit/http/validation';
import type { Approval } from '@nimantran/proto/domain/approval';
import {
  SECTIONS_FOR_TWO,
  SETTINGS_SECTIONS,
  SettingsChange,
  type SettingsSection,
  tidySettings,
} from '@nimantran/proto/domain/shop';
import { Value } from 'typebox/value';
import type { OrdersContext } from '../../context.ts';
import type { Staff } from '../../db/orders/history.ts';
import { lockSettings, readSettings } from '../../db/shop/settings.ts';
import { settingsFaults } from '../../domain/shop/settings-faults.ts';
import { changeSettings } from './change-settings.ts';
import { SETTINGS_CHANGE } from './settings-approval.ts';

interface Wish {
  change: SettingsChange;
  /** What the admin has seen. */
  version: number;
  by: Staff;
  /** Undefined if their number is unknown. */
  admins: number | undefined;
}

/**
 * Changes sections at once, or returns the approval that a second admin has to give.
 * @throws HttpProblem 400 `invalid_settings`; 409 `nothing_changed`, `settings_changed`, `already_asked`
 */
export async function saveSettings(
  { db, clock, config, settingsApprovals }: Pick<OrdersContext, 'db' | 'clock' | 'config' | 'settingsApprovals'>,
  { change, version, by, admins }: Wish,
): Promise<Approval | null> {
  const wanted = fitToKeep(change);
  return db.transaction().execute(async (transaction) => {
    await lockSettings(transaction);
    const { settings, versions } = await readSettings(transaction, config);
    const sections = SETTINGS_SECTIONS.filter((name) => wanted[name] && !isDeepStrictEqual(wanted[name], settings[name]));
    if (sections.length === 0) throw conflict('nothing_changed', 'The settings already say this.');
    if (sections.some((name) => (versions[name] ?? 0) > version))
      throw conflict('settings_changed', 'Another admin has changed these settings in the meantime. Reload the page.');
    const before = only(settings, sections);
    const after = only(wanted, sections);
    const needsTwo = sections.some((name) => SECTIONS_FOR_TWO.has(name)) && (admins === undefined || admins > 1);
    if (needsTwo) {
      return settingsApprovals.ask(transaction, by, {
        kind: SETTINGS_CHANGE,
        target: { kind: 'settings', id: sections.join(',') },
        summary: `Change the shop’s settings: ${sections.join(', ')}.`,
        payload: { before, after },
      });
    }
    await changeSettings(transaction, { before, after, by, agreedBy: null, at: await readClock(transaction, clock) });
    return null;
  });
}

/** The change as it is stored and shown: tidied, and without properties that the sections do not have. */
function fitToKeep(change: SettingsChange): SettingsChange {
  const wanted = tidySettings(change);
  const found = [...settingsFaults(wanted), ...faultsOf(SettingsChange, wanted)];
  const faults = found.map(({ field, message }) => ({ field: `change.${field}`, message }));
  const [first] = faults;
  if (first) throw badRequest('invalid_settings', `${first.field} ${first.message}.`, faults);
  const clean: unknown = Value.Clean(SettingsChange, wanted);
  Value.Assert(SettingsChange, clean);
  return clean;
}

const only = (settings: SettingsChange, sections: readonly SettingsSection[]): SettingsChange =>
  Object.fromEntries(sections.map((name) => [name, settings[name]]));
