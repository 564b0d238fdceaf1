import type { ReactNode } from 'react';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogActions } from '../feedback/dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import css from './action-dialog.module.css';

interface ActionDialogProps {
  title: string;
  /** Label of the confirming button. */
  confirm: string;
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  /** Explains the consequences, and holds the fields. */
  children: ReactNode;
}

/** Asks for confirmation before an action that affects others. Enter in a field confirms, Escape cancels. */
export function ActionDialog({ title, confirm, busy, error, onConfirm, onClose, children }: ActionDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        {children}
        {error !== null && error !== undefined && (
          <Notice kind="error">
            <p>{messageOf(error)}</p>
          </Notice>
        )}
        <DialogActions>
          <Button small type="submit" busy={busy}>
            {confirm}
          </Button>
          <Button small look="quiet" onClick={onClose}>
            Back
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
