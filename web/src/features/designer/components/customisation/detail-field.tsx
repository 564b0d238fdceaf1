import type { ThemeField } from '@nimantran/proto/domain/theme';
import { textLength } from '@nimantran/proto/domain/written-text';
import type { Finding } from '@nimantran/proto/jobs/render';
import type { KeyboardEvent } from 'react';
import { DayInput } from '../../../../components/staff/day-input.tsx';
import { classes } from '../../../../lib/classes.ts';
import { clockTime, longDate } from '../../../../lib/time/typed-dates.ts';
import { inputTypeOf } from '../../lib/field-faults.ts';
import { SeveritySign } from '../signs.tsx';
import css from './detail-field.module.css';
import { fieldId } from './go-to-field.ts';

interface DetailFieldProps {
  field: ThemeField;
  value: string;
  /** The job's present text, below the edit. */
  present: string;
  readOnly: boolean;
  changed: boolean;
  /** A colleague's change to the field during the edit. */
  meanwhile: string | undefined;
  fault: string | undefined;
  findings: readonly Finding[];
  onType: (words: string) => void;
  onUndo: () => void;
}

export function DetailField(props: DetailFieldProps) {
  const { field, value, present, readOnly, changed, meanwhile, fault, findings } = props;
  const id = fieldId(field.key);
  const length = textLength(value);
  const shared = {
    id,
    value,
    readOnly,
    dir: 'auto',
    autoComplete: 'off',
    spellCheck: false,
    'aria-required': field.required,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-about`,
    className: classes(css.input, changed && css.changed, fault && css.faulty),
    onKeyDown: leaveOnEscape,
  };
  const type = inputTypeOf(field, present);
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label htmlFor={id}>
          {field.label}
          {!field.required && <span className={css.optional}> optional</span>}
        </label>
        {type === 'text' && (
          <span className={classes(css.count, length > field.max_length && css.over)}>
            {length}/{field.max_length}
          </span>
        )}
      </div>
      {field.kind === 'long_text' || (type === 'text' && field.max_length > 60) ? (
        <textarea
          {...shared}
          rows={field.kind === 'long_text' ? 4 : 2}
          onChange={(event) => props.onType(field.kind === 'long_text' ? event.target.value : oneLine(event.target.value))}
        />
      ) : type === 'date' ? (
        <DayInput {...shared} onChange={props.onType} />
      ) : (
        <input {...shared} type={type} onChange={(event) => props.onType(event.target.value)} />
      )}
      <div id={`${id}-about`} className={css.about}>
        {fault && <p className={css.fault}>{fault}</p>}
        {spelledOut(field, value) && <p>{spelledOut(field, value)}</p>}
        {field.hint && <p>{field.hint}</p>}
        {changed && (
          <p className={css.was}>
            <strong>Changed.</strong> It said <q dir="auto">{present || 'nothing'}</q>.{' '}
            <button type="button" onClick={props.onUndo} aria-label={`Undo the change of ${field.label}`}>
              Undo
            </button>
          </p>
        )}
        {meanwhile !== undefined && (
          <p className={css.fault}>A colleague changed this field while you were typing. Your text is kept.</p>
        )}
        {findings.map((finding) => (
          <p key={finding.code + finding.scene + finding.message} className={css.finding}>
            <SeveritySign severity={finding.severity} /> {finding.message}
            {changed && ' Redraw to check again.'}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Leaves the field, so that single-key shortcuts work again. */
function leaveOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur();
}

const oneLine = (words: string): string => words.replace(/\s*\n\s*/g, ' ');

function spelledOut(field: ThemeField, value: string): string | undefined {
  if (field.kind === 'date') return longDate(value);
  return field.kind === 'time' ? clockTime(value) : undefined;
}
