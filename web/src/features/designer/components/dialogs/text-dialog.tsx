import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/dialog.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import css from './text-dialog.module.css';

const LONGEST = 1_000;

interface TextDialogProps {
  title: string;
  label: string;
  lead: ReactNode;
  /** Label of the button. */
  act: string;
  busy: boolean;
  error: unknown;
  unsavedCount: number;
  optional?: boolean;
  /** Shown between the text and the button. */
  children?: ReactNode;
  onSend: (words: string) => void;
  onClose: () => void;
}

/** A dialog for a step that needs a short text. Control and Enter sends it. */
export function TextDialog(props: TextDialogProps) {
  const { title, label, lead, act, busy, error, unsavedCount, optional = false, children, onSend, onClose } = props;
  const id = useId();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const send = () => {
    setMissing(!optional && words.trim() === '');
    if (!busy && (optional || words.trim() !== '')) onSend(words);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      >
        <p>
          {lead} {unsavedCount > 0 && <strong>Unsaved changes are lost.</strong>}
        </p>
        {children}
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          className={css.words}
          rows={4}
          maxLength={LONGEST}
          value={words}
          aria-required={!optional}
          aria-invalid={missing}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setWords(event.target.value)}
        />
        <p id={`${id}-fault`} className={css.fault} role="status">
          {missing && 'Enter a short text.'}
        </p>
        {error !== null && <ProblemNotice error={error} lead="Not done." />}
        <DialogActions>
          <Button small type="submit" busy={busy}>
            {act}
          </Button>
          <Button small look="quiet" onClick={onClose}>
            Keep it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
