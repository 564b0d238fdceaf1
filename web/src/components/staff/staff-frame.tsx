import type { ReactNode } from 'react';
import { PageMeta } from '../page/page-meta.tsx';
import css from './staff-frame.module.css';

/** The frame of the pages that designers and admins work on. */
export function StaffFrame({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <div className={css.area}>
      <PageMeta title={title} description={description} noIndex />
      {children}
    </div>
  );
}
