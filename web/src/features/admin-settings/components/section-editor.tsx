import { SECTIONS_FOR_TWO, type SettingsSection } from '@nimantran/proto/domain/shop';
import { type EditableSettings, saveSettings } from '@nimantran/proto/http/orders/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { type ControlProps, Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { INDIAN_STATES } from '../../../lib/forms/countries-and-states.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { LOOK_AGAIN } from '../../../lib/forms/problem-faults.ts';
import { call, isProblem, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { SETTINGS, settingsQuery } from '../api/settings-queries.ts';
import { SECTION_FORMS, type SettingsField } from '../lib/section-forms.ts';
import { faultsByField, readTexts, textsOf } from '../lib/section-values.ts';
import css from './settings.module.css';

interface SectionEditorProps {
  section: SettingsSection;
  shown: EditableSettings;
}

export function SectionEditor({ section, shown }: SectionEditorProps) {
  const { what, fields } = SECTION_FORMS[section];
  const client = useQueryClient();
  const [texts, setTexts] = useState(() => textsOf(shown.settings[section], fields));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const idOf = (path: string) => `${section}.${path}`;
  const show = (found: Readonly<Record<string, string>>) => {
    setFaults(found);
    focusFault(Object.fromEntries(Object.entries(found).map(([path, fault]) => [idOf(path), fault])));
  };
  const save = useMutation({
    mutationFn: (value: object) => call(saveSettings, { body: { version: shown.version, change: { [section]: value } } }),
    onSuccess: ({ approval, ...now }) => {
      client.setQueryData(settingsQuery.queryKey, now);
      void client.invalidateQueries({ queryKey: SETTINGS });
      say(
        approval ? 'Requested. It takes effect once a second admin approves it.' : 'Saved. New pages and emails say it.',
        6_000,
      );
    },
    onError: (error) => {
      if (isProblem(error)) show(faultsByField(error.problem.errors, section, fields));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { value, faults: found } = readTexts(texts, fields);
    show(found);
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate(value);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.quiet}>{what}</p>
      {shown.unset.includes(section) && (
        <Notice kind="warning">Nobody has set this yet: these are the values that the shop came with. Check each of them.</Notice>
      )}
      {fields.map((field) => (
        <Field
          key={field.path}
          id={idOf(field.path)}
          label={field.label}
          optional={field.optional ?? false}
          hint={field.hint}
          fault={faults[field.path]}
        >
          {(control) => (
            <SettingsInput
              field={field}
              control={control}
              text={texts[field.path] ?? ''}
              onChange={(text) => setTexts((before) => ({ ...before, [field.path]: text }))}
            />
          )}
        </Field>
      ))}
      {save.error && <Notice kind="error">{Object.keys(faults).length > 0 ? LOOK_AGAIN : messageOf(save.error)}</Notice>}
      <div className={css.actions}>
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
        {SECTIONS_FOR_TWO.has(section) && (
          <p className={css.quiet}>A second admin, if there is one, has to approve the change.</p>
        )}
      </div>
    </form>
  );
}

interface SettingsInputProps {
  field: SettingsField;
  control: ControlProps;
  text: string;
  onChange: (text: string) => void;
}

function SettingsInput({ field: { kind, limit }, control, text, onChange }: SettingsInputProps) {
  const given = { ...control, value: text };
  if (kind === 'state') {
    return (
      <select {...given} onChange={(event) => onChange(event.target.value)}>
        {INDIAN_STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'lines' || kind === 'links')
    return <textarea {...given} rows={4} maxLength={limit} onChange={(event) => onChange(event.target.value)} />;
  const type = kind === 'email' ? 'email' : kind === 'https' ? 'url' : 'text';
  return <input {...given} type={type} maxLength={limit} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
}
