import type { ThemeField } from '@nimantran/proto/domain/theme';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icons.tsx';
import { ThemeFieldInput } from '../../../components/theme-field.tsx';
import { classes } from '../../../lib/classes.ts';
import { faultOf } from '../lib/validate.ts';
import css from './editable-line.module.css';

interface EditableLineProps {
  field: ThemeField;
  /** As it reads; empty for one that was left out. */
  text: string;
  words: string;
  className: string | undefined;
  open: boolean;
  onOpen: () => void;
  /** The corrected words, or nothing when it stays as it was. */
  onDone: (words?: string) => void;
}

export function EditableLine({ field, text, words, className, open, onOpen, onDone }: EditableLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open) return <LineEditor field={field} words={words} onDone={onDone} />;
  return (
    <button
      ref={button}
      type="button"
      className={classes(css.line, className)}
      onClick={onOpen}
      aria-label={text === '' ? `Add ${field.label}` : `Correct ${field.label}: ${text}`}
    >
      <span dir="auto">{text === '' ? `Add: ${field.label}` : text}</span>
      {text !== '' && <Icon name="edit" size={16} className={css.pen} />}
    </button>
  );
}

function LineEditor({ field, words, onDone }: Pick<EditableLineProps, 'field' | 'words' | 'onDone'>) {
  const [now, setNow] = useState(words);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  const done = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(field, now);
    setFault(found);
    if (!found) onDone(now);
  };

  return (
    <form
      ref={form}
      className={css.editor}
      onSubmit={done}
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <ThemeFieldInput
        field={field}
        value={now}
        fault={fault}
        idPrefix="verify"
        onChange={(next) => {
          setNow(next);
          if (fault) setFault(faultOf(field, next));
        }}
      />
      <div className={css.actions}>
        <Button type="submit" small>
          Done
        </Button>
        <Button look="quiet" small onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
