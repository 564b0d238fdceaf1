import type { ReactNode } from 'react';
import { PageMeta } from '../page/page-meta.tsx';
import css from './staff-page.module.css';

/** What every page has on which designers, admins and partners work; the frame around it is `StaffFrame`. */
export function StaffPage({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <div className={css.area}>
      <PageMeta title={title} description={description} noIndex />
      {children}
    </div>
  );
}
