import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInDialog } from '../../components/feedback/sign-in-dialog.tsx';
import { useSession } from '../../lib/session/session.ts';
import { signInTarget } from '../../lib/sign-in/sign-in-target.ts';

/** Asks a visitor whom a guard has sent here to sign in, then leads to the page that they wanted. */
export function SignInAsked() {
  const { state } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();
  const target = signInTarget(state);
  const goesOn = target !== undefined && status === 'signed-in';

  // Also if they have signed in in another tab.
  useEffect(() => {
    if (goesOn) void navigate(target, { replace: true });
  }, [goesOn, target, navigate]);

  if (target === undefined || status !== 'signed-out') return null;
  return (
    <SignInDialog
      title="Sign in to continue"
      onClose={() => void navigate('.', { replace: true, state: null })}
      onSignedIn={() => {}}
    >
      The page you opened belongs to an account. It opens as soon as you have signed in.
    </SignInDialog>
  );
}
