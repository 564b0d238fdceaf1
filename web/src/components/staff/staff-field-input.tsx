import type { ThemeField } from '@nimantran/proto/domain/theme';
import { ThemeFieldInput } from '../controls/theme-field-input.tsx';
import { DayField } from './day-field.tsx';

interface StaffFieldInputProps {
  field: ThemeField;
  value: string;
  /** Keeps ids apart if two forms are on one page. */
  idPrefix: string;
  onChange: (words: string) => void;
}

/** The control for a theme's field on pages of staff: days are typed and shown as the shop writes them. */
export function StaffFieldInput(props: StaffFieldInputProps) {
  const { field, value, idPrefix, onChange } = props;
  if (field.kind !== 'date') return <ThemeFieldInput {...props} />;
  return (
    <DayField
      id={`${idPrefix}.${field.key}`}
      label={field.label}
      optional={!field.required}
      hint={field.hint}
      day={value}
      onRead={onChange}
    />
  );
}
