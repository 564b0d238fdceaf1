import { type InputHTMLAttributes, useState } from 'react';
import { readDay, writeDay } from '../../lib/time/read-day.ts';

interface DayInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** A day as `2026-12-05`, or a text that is none. */
  value: string;
  /** Called with the day that was read, or with the text as it was typed. */
  onChange: (value: string) => void;
}

/** A day that is typed and shown as the shop writes days: 5 Dec 2026. A browser's own field writes them by its language. */
export function DayInput({ value, onChange, onBlur, ...rest }: DayInputProps) {
  const [text, setText] = useState(() => writeDay(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // Set from outside, as by a form that was sent; what was typed here stays as it is.
    if ((readDay(text) ?? text) !== value) setText(writeDay(value));
  }
  return (
    <input
      placeholder="5 Dec 2026"
      maxLength={30}
      autoComplete="off"
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(readDay(event.target.value) ?? event.target.value);
      }}
      onBlur={(event) => {
        setText(writeDay(readDay(text) ?? text));
        onBlur?.(event);
      }}
    />
  );
}
