import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { pageTitle } from '../../lib/titles.ts';

export function NotFoundPage() {
  return (
    <Page>
      <PageMeta title={pageTitle('Page not found')} description="The page you requested does not exist." noIndex />
      <EmptyState heading="h1" art="lost" title="You look lost." actions={<ButtonLink to="/">Go Home</ButtonLink>}>
        <p>The page you requested does not exist.</p>
      </EmptyState>
    </Page>
  );
}
