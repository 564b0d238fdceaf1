import type { ReactNode } from 'react';
import { PageMeta } from '../../../components/page-meta.tsx';
import { pageTitle } from '../../../lib/titles.ts';
import css from './area.module.css';

/** The frame of every page of the designers' area. */
export function Area({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.area}>
      <PageMeta title={pageTitle(title)} description="The designers' work queue." noIndex />
      {children}
    </div>
  );
}
