import { useState } from 'react';
import { readDay } from '../../lib/time/read-day.ts';
import { Field } from '../controls/field.tsx';
import { DayInput } from './day-input.tsx';

interface DayFieldProps {
  id: string;
  label: string;
  optional?: boolean;
  hint?: string | undefined;
  fault?: string | undefined;
  /** The name under which a form sends the day as `2026-12-05`, or nothing. */
  name?: string;
  /** As `2026-12-05`; empty for none. */
  day: string;
  /** Called with the day that was read, or an empty text. */
  onRead?: (day: string) => void;
}

/** A day of a form, with its label; a text that is no day counts as none, and says so once it is left. */
export function DayField({ id, label, optional, hint, fault, name, day, onRead }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  const [isLeft, setIsLeft] = useState(false);
  const read = readDay(typed) ?? '';
  if (seen !== day) {
    setSeen(day);
    if (read !== day) setTyped(day);
  }
  const unread = isLeft && read === '' && typed.trim() !== '' ? 'Write the day as in 5 Dec 2026.' : undefined;
  return (
    <Field id={id} label={label} hint={hint} fault={unread ?? fault} {...(optional && { optional })}>
      {(control) => (
        <>
          <DayInput
            {...control}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setIsLeft(false);
              onRead?.(readDay(next) ?? '');
            }}
            onBlur={() => setIsLeft(true)}
          />
          {name && <input type="hidden" name={name} value={read} />}
        </>
      )}
    </Field>
  );
}
