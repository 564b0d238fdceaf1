import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Page } from '../../../components/page.tsx';
import { PageMeta } from '../../../components/page-meta.tsx';
import { useSession, useUserType } from '../../../lib/session.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { pageTitle } from '../../../lib/titles.ts';
import { Dashboard } from './dashboard.tsx';

/** No guard stands before it: it says itself who it is for, and the shop gives its figures to partners alone. */
export function PartnerPage() {
  const session = useSession();
  const { partner } = useUserType();
  return (
    <Page narrow>
      <PageMeta title={pageTitle('Partner Dashboard')} description="What your partner link brought." noIndex />
      {session.status === 'signed-out' && <SignedOut />}
      {session.status === 'signed-in' && (partner ? <Dashboard /> : <NoPartner />)}
    </Page>
  );
}

function SignedOut() {
  const { signIn, prepare, pending } = useSignIn();
  return (
    <EmptyState
      heading="h1"
      title="Partner Dashboard"
      actions={
        <Button busy={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void signIn()}>
          Log In / Sign Up
        </Button>
      }
    >
      <p>Sign in to see the visits and orders that your link brought.</p>
    </EmptyState>
  );
}

function NoPartner() {
  return (
    <EmptyState heading="h1" title="Partner Dashboard" actions={<ButtonLink to="/support">Write to us</ButtonLink>}>
      <p>Your account is no partner’s yet. Write to us if you would like to bring us customers for a share of each order.</p>
    </EmptyState>
  );
}
