import type { ReactNode } from 'react';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface QuestionProps {
  title: string;
  /** Labels of the way back, which stands first, and of the step that cannot be undone. */
  no: string;
  yes: string;
  busy?: boolean;
  error?: unknown;
  onNo: () => void;
  onYes: () => void;
  /** Says what would be lost. */
  children: ReactNode;
}

/** Asks a customer before something is lost for good. */
export function Question({ title, no, yes, busy = false, error, onNo, onYes, children }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{children}</p>
      {error !== null && error !== undefined && <Notice kind="error">{messageOf(error)}</Notice>}
      <DialogActions>
        <Button small onClick={onNo}>
          {no}
        </Button>
        <Button small look="plain" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
