import type { ReactNode } from 'react';
import { Page } from '../../../components/page.tsx';
import { PageMeta } from '../../../components/page-meta.tsx';
import { pageTitle } from '../../../lib/titles.ts';
import css from './info-page.module.css';

export function InfoPage({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <Page narrow>
      <PageMeta title={pageTitle(title)} description={description} />
      <h1>{title}</h1>
      <div className={css.words}>{children}</div>
    </Page>
  );
}
