import { useState } from 'react';
import { readDay, writeDay } from '../../lib/time/read-day.ts';
import { Field } from '../controls/field.tsx';

interface DayFieldProps {
  id: string;
  label: string;
  hint?: string;
  fault?: string | undefined;
  /** The name under which a form sends the day as `2026-12-05`, or nothing. */
  name?: string;
  /** As `2026-12-05`; empty for none. */
  day: string;
  /** Called with the day that was read, or an empty text. */
  onRead?: (day: string) => void;
}

/** A day that is typed and shown as the shop writes days: 5 Dec 2026. A browser's own field writes them by its language. */
export function DayField({ id, label, hint, fault, name, day, onRead }: DayFieldProps) {
  const [text, setText] = useState(() => writeDay(day));
  const [seen, setSeen] = useState(day);
  const [isLeft, setIsLeft] = useState(false);
  if (seen !== day) {
    setSeen(day);
    // Set from outside, as by a form that was sent; what was typed here stays as it is.
    if ((readDay(text) ?? '') !== day) setText(writeDay(day));
  }
  const read = readDay(text) ?? '';
  const unread = isLeft && read === '' && text.trim() !== '' ? 'Write the day as in 5 Dec 2026.' : undefined;
  return (
    <Field id={id} label={label} hint={hint} fault={unread ?? fault}>
      {(control) => (
        <>
          <input
            {...control}
            value={text}
            placeholder="5 Dec 2026"
            maxLength={30}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setIsLeft(false);
              onRead?.(readDay(event.target.value) ?? '');
            }}
            onBlur={() => {
              setIsLeft(true);
              if (read !== '') setText(writeDay(read));
            }}
          />
          {name && <input type="hidden" name={name} value={read} />}
        </>
      )}
    </Field>
  );
}
