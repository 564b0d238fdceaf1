import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSignIn } from '../lib/sign-in/use-sign-in.ts';
import { Button } from './button.tsx';
import css from './sign-in-dialog.module.css';
import { ToranMark } from './toran-mark.tsx';

interface SignInDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Asks to sign in where something needs a person; what stands behind it is kept as it is. */
export function SignInDialog({ title, children, onClose, onSignedIn }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { signIn, prepare, pending } = useSignIn();

  useEffect(() => {
    prepare();
    dialog.current?.showModal();
  }, [prepare]);

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      <ToranMark size={36} />
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
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
