import { ButtonLink } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useCreate } from './create-flow.tsx';

const WHERE = 'You may have ordered this invitation in another window, started over, or signed out there.';

const ToOrders = () => (
  <ButtonLink small look="plain" to="/user/invitations">
    My Orders
  </ButtonLink>
);

/** Above a form that was emptied in another tab. */
export function FormEmptied() {
  return (
    <Notice actions={<ToOrders />}>
      <p>What you typed is no longer here. {WHERE}</p>
    </Notice>
  );
}

/** In place of a later step whose form is empty: not one line of it could be checked. */
export function NothingToCheck() {
  const { addressOf } = useCreate();
  return (
    <Page>
      <EmptyState
        heading="h1"
        title="There are no details to check."
        actions={
          <>
            <ButtonLink to={addressOf()}>Back to the form</ButtonLink>
            <ButtonLink look="plain" to="/user/invitations">
              My Orders
            </ButtonLink>
          </>
        }
      >
        <p>{WHERE}</p>
      </EmptyState>
    </Page>
  );
}
