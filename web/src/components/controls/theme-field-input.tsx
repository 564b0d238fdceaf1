import type { ThemeField } from '@nimantran/proto/domain/theme';
import { textLength } from '@nimantran/proto/domain/written-text';
import { langOf } from '../../lib/text/script-runs.ts';
import { Field } from './field.tsx';

interface ThemeFieldInputProps {
  field: ThemeField;
  value: string;
  fault?: string | undefined;
  onChange: (words: string) => void;
  onBlur?: () => void;
  /** Keeps ids apart if two forms are on one page. */
  idPrefix?: string;
  describedBy?: string | undefined;
  disabled?: boolean;
}

/** The control for a theme's field, with the keyboard that suits it. */
export function ThemeFieldInput(props: ThemeFieldInputProps) {
  const { field, value, fault, onChange, onBlur, idPrefix = 'details', describedBy, disabled } = props;
  const limited = field.kind !== 'date' && field.kind !== 'time';
  return (
    <Field
      id={`${idPrefix}.${field.key}`}
      label={field.label}
      optional={!field.required}
      hint={field.hint}
      fault={fault}
      describedBy={describedBy}
      count={limited ? { now: textLength(value), limit: field.max_length } : undefined}
    >
      {(control) =>
        field.kind === 'long_text' ? (
          <textarea
            {...control}
            rows={4}
            dir="auto"
            lang={langOf(value)}
            autoComplete="off"
            autoCapitalize="sentences"
            value={value}
            placeholder={field.sample}
            disabled={disabled}
            required={field.required}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            {...keyboardOf(field.kind)}
            dir={limited ? 'auto' : undefined}
            lang={limited ? langOf(value) : undefined}
            value={value}
            placeholder={limited ? field.sample : undefined}
            disabled={disabled}
            required={field.required}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

function keyboardOf(kind: ThemeField['kind']) {
  switch (kind) {
    case 'date':
      return { type: 'date' } as const;
    case 'time':
      return { type: 'time' } as const;
    case 'name':
    case 'place':
      return { type: 'text', autoComplete: 'off', autoCapitalize: 'words', spellCheck: false, enterKeyHint: 'next' } as const;
    default:
      return { type: 'text', autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'next' } as const;
  }
}
