import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { useDebounced } from '../../lib/hooks/use-debounced.ts';
import { Icon } from '../pictures/icons.tsx';
import css from './field.module.css';

interface FieldProps {
  /** Id of the control; the ids of its hint and fault derive from it. */
  id: string;
  label: string;
  optional?: boolean;
  hint?: string | undefined;
  fault?: string | undefined;
  /** The id of something else that describes the control. */
  describedBy?: string | undefined;
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

/** A label, a control, and its hint, fault and count. */
export function Field({ id, label, optional, hint, fault, describedBy, count, children }: FieldProps) {
  const described = [fault && `${id}-fault`, describedBy, hint && `${id}-hint`, count && `${id}-count`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          {optional && <span className={css.optional}> (optional)</span>}
        </label>
        {count && <Count id={`${id}-count`} {...count} />}
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

/** Characters left when the remaining count starts to be announced. */
const NEAR = 10;
const PAUSE_MS = 800;

function Count({ id, now, limit }: { id: string; now: number; limit: number }) {
  const left = limit - now;
  const isNear = left <= Math.min(NEAR, limit / 4);
  const said = useDebounced(isNear ? leftWords(left) : '', PAUSE_MS);
  return (
    <span className={classes(css.count, isNear && css.near, left < 0 && css.over)}>
      <span aria-hidden="true">
        {now}/{limit}
      </span>
      <span id={id} className="visually-hidden">
        {left < 0 ? leftWords(left) : `Up to ${limit} characters.`}
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </span>
  );
}

function leftWords(left: number): string {
  const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${count} too many.` : `${left === 0 ? 'No characters' : count} left.`;
}
