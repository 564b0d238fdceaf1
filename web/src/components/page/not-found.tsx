import { ButtonLink } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Page } from './page.tsx';
import { PageMeta } from './page-meta.tsx';

export function NotFound() {
  return (
    <Page>
      <PageMeta title="Page not found" description="The page you requested does not exist." noIndex status={404} />
      <EmptyState heading="h1" art="lost" title="You look lost." actions={<ButtonLink to="/">Go Home</ButtonLink>}>
        <p>The page you requested does not exist.</p>
      </EmptyState>
    </Page>
  );
}
