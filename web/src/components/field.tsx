import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import css from './field.module.css';
import { Icon } from './icons.tsx';

interface FieldProps {
  /** Id of the control; hint and fault are named after it. */
  id: string;
  label: string;
  optional?: boolean;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Characters so far and the limit. */
  count?: { now: number; limit: number } | undefined;
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label, a control, and what is to be said about it beside it. */
export function Field({ id, label, optional, hint, fault, count, children }: FieldProps) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          {optional && <span className={css.optional}> (optional)</span>}
        </label>
        {count && (
          <span className={classes(css.count, count.now > count.limit && css.over)}>
            <span className="visually-hidden">Characters: </span>
            {count.now}/{count.limit}
          </span>
        )}
      </div>
      {children({
        id,
        className: css.input,
        'aria-invalid': fault !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={css.fault}>
          <Icon name="warning" size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}
