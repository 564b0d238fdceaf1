import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { forgetWork } from '../../../lib/browser/forget-device.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';

/** In place of an invitation whose owner is not signed in any more: the next person at this browser does not see it. */
export function SignInAgain({ themeId }: { themeId: number }) {
  const { signIn, prepare, pending } = useSignIn();
  const navigate = useNavigate();
  // It takes the place of a page that may have been read to its end.
  useEffect(() => {
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const startNew = () => {
    forgetWork();
    void navigate(`/video/create?theme=${themeId}`);
  };
  return (
    <Page>
      <EmptyState
        heading="h1"
        title="You have been signed out."
        actions={
          <>
            <Button busy={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void signIn()}>
              Sign in to continue
            </Button>
            <Button look="plain" onClick={startNew}>
              Start a new invitation
            </Button>
          </>
        }
      >
        <p>This invitation belongs to an account. Sign in with it, and everything is as you left it.</p>
        <p>A new invitation removes this one from this browser. Everything that was saved stays in the account.</p>
      </EmptyState>
    </Page>
  );
}
