import type { ThemeField } from '@nimantran/proto/domain/theme';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ThemeFieldInput } from '../../../components/controls/theme-field-input.tsx';
import { Icon } from '../../../components/pictures/icons.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { classes } from '../../../lib/classes.ts';
import { isUnread } from '../../../lib/forms/unread.ts';
import { formFault } from '../../../lib/invitation/form-fault.ts';
import css from './editable-line.module.css';

interface EditableLineProps {
  field: ThemeField;
  /** The line as displayed; empty for a field that was left out. */
  text: string;
  words: string;
  /** Possible mistakes to point out. */
  warnings: readonly string[];
  className: string | undefined;
  open: boolean;
  onOpen: () => void;
  /** Receives the corrected text, or nothing if it is unchanged. */
  onDone: (words?: string) => void;
}

export const lineId = (field: string): string => `line-${field}`;

export function EditableLine({ field, text, words, warnings, className, open, onOpen, onDone }: EditableLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open) return <LineEditor field={field} words={words} onDone={onDone} />;
  const id = lineId(field.key);
  const isEmpty = text === '';
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes(css.line, className)}
        aria-describedby={warnings.length > 0 ? `${id}-warnings` : undefined}
        onClick={onOpen}
      >
        <span className={isEmpty ? undefined : 'visually-hidden'}>
          {isEmpty ? `Add: ${field.label}` : `Correct ${field.label}: `}
        </span>
        <span dir="auto">
          <ScriptText>{text}</ScriptText>
        </span>
        {!isEmpty && <Icon name="edit" size={16} className={css.pen} />}
      </button>
      {warnings.length > 0 && (
        <p id={`${id}-warnings`} className={css.warnings}>
          <Icon name="warning" size={16} />
          {warnings.join(' ')}
        </p>
      )}
    </>
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
    const found = formFault(field, now, isUnread(`verify.${field.key}`));
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
          if (fault) setFault(formFault(field, next));
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
