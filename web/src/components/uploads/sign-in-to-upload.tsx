import { useLayoutEffect, useRef } from 'react';
import { useSignIn } from '../../lib/sign-in/use-sign-in.ts';
import { Button } from '../controls/button.tsx';
import css from './sign-in-to-upload.module.css';

interface SignInToUploadProps {
  what: 'photos' | 'music';
  /** Id of the field that replaces the button: focus moves there. */
  thenFocus: string;
  /** Id of the button if it takes the place of a field. */
  id?: string;
  describedBy?: string | undefined;
}

/** An upload belongs to one account, so the visitor has to sign in first. */
export function SignInToUpload({ what, thenFocus, id, describedBy }: SignInToUploadProps) {
  const { signIn, prepare, pending } = useSignIn();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      requestAnimationFrame(() => document.getElementById(thenFocus)?.focus());
    };
  }, [thenFocus]);
  return (
    <div ref={box} className={css.box}>
      <p>
        {what === 'photos' ? 'Sign in so that only you can see your photos.' : 'Sign in so that only you can use your music.'}
      </p>
      <Button
        id={id}
        aria-describedby={describedBy}
        look="plain"
        busy={pending}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void signIn()}
      >
        Sign in to add {what}
      </Button>
    </div>
  );
}
