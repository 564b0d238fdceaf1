import { Button } from '../../../components/button.tsx';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import css from './sign-in-to-upload.module.css';

/** What is sent is stored for one person: it needs to be known for whom. */
export function SignInToUpload({ what }: { what: 'photos' | 'music' }) {
  const { signIn, prepare, pending } = useSignIn();
  return (
    <div className={css.box}>
      <p>
        {what === 'photos'
          ? 'Sign in so that your photos are stored for you alone.'
          : 'Sign in so that your music is stored for you alone.'}
      </p>
      <Button look="plain" busy={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void signIn()}>
        Sign in to add {what}
      </Button>
    </div>
  );
}
