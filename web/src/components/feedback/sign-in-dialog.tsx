import { type ReactNode, useEffect, useId } from 'react';
import { useModal } from '../../lib/hooks/use-modal.ts';
import { useSignIn } from '../../lib/sign-in/use-sign-in.ts';
import { Button } from '../controls/button.tsx';
import { ToranMark } from '../pictures/toran-mark.tsx';
import css from './sign-in-dialog.module.css';

interface SignInDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Asks a visitor to sign in for something that needs an account; the page behind it keeps its state. */
export function SignInDialog({ title, children, onClose, onSignedIn }: SignInDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const { signIn, prepare, pending, fault } = useSignIn();

  useEffect(() => prepare(), [prepare]);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ToranMark size={36} />
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
      {/* Read out from within: what lies outside of an open dialog is not. */}
      <p role="alert" className="visually-hidden">
        {fault}
      </p>
      <div className={css.actions}>
        <Button
          busy={pending}
          onClick={async () => {
            if (await signIn()) onSignedIn();
          }}
        >
          Sign in
        </Button>
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </dialog>
  );
}
