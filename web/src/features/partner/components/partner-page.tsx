import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ROLE_TAKEN, useWatchRoles } from '../../../lib/session/use-watch-roles.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { say } from '../../../lib/snackbar.ts';
import { Dashboard } from './dashboard.tsx';

/** No guard protects this page: it explains itself who it is for, and the shop gives its figures to partners only. */
export function PartnerPage() {
  const session = useSession();
  return (
    <Page narrow>
      <PageMeta title="Partner Dashboard" description="Visits, orders and commission from your partner link." noIndex />
      {session.status === 'signed-out' && <SignedOut />}
      {session.status === 'signed-in' && <PartnersOnly isPartner={session.user.roles.includes('partner')} />}
    </Page>
  );
}

function PartnersOnly({ isPartner }: { isPartner: boolean }) {
  const [wasPartner, setWasPartner] = useState(isPartner);
  useWatchRoles();
  useEffect(() => {
    if (isPartner) setWasPartner(true);
    else if (wasPartner) say(ROLE_TAKEN);
  }, [isPartner, wasPartner]);
  return isPartner ? <Dashboard /> : <NoPartner wasPartner={wasPartner} />;
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
      <p>Sign in to see the visits and orders from your link.</p>
    </EmptyState>
  );
}

function NoPartner({ wasPartner }: { wasPartner: boolean }) {
  return (
    <EmptyState heading="h1" title="Partner Dashboard" actions={<ButtonLink to="/support">Write to us</ButtonLink>}>
      <p>
        {wasPartner
          ? 'Your account is no longer a partner account. Write to us if this is a mistake, or about commission still due to you.'
          : 'Your account is not a partner account yet. Write to us if you would like to refer customers for a share of each order.'}
      </p>
    </EmptyState>
  );
}
