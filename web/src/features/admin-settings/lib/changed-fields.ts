import { SETTINGS_SECTIONS, type SettingsChange } from '@nimantran/proto/domain/shop';
import { SECTION_FORMS } from './section-forms.ts';
import { textsOf } from './section-values.ts';

export interface ChangedField {
  label: string;
  before: string;
  after: string;
}

/** The fields in which two states of the settings differ, in the order of the forms. */
export function changedFields(before: SettingsChange, after: SettingsChange): ChangedField[] {
  return SETTINGS_SECTIONS.flatMap((section) => {
    const { title, fields } = SECTION_FORMS[section];
    const [old, now] = [textsOf(before[section] ?? {}, fields), textsOf(after[section] ?? {}, fields)];
    return fields
      .filter(({ path }) => old[path] !== now[path])
      .map(({ path, label }) => ({ label: `${title}: ${label}`, before: old[path] || 'None', after: now[path] || 'None' }));
  });
}
