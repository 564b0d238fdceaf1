import type { ReactNode } from 'react';
import css from './admin-frame.module.css';
import { StaffPage } from './staff-page.tsx';

interface AdminFrameProps {
  title: string;
  lead: ReactNode;
  /** The page's description, where the lead is more than words. */
  description?: string;
  /** Actions for the whole page, beside its heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading, lead and actions of a page of the admin and partner areas. */
export function AdminFrame({ title, lead, description, actions, children }: AdminFrameProps) {
  return (
    <StaffPage title={title} description={description ?? (typeof lead === 'string' ? lead : title)}>
      <div className={css.page}>
        <header className={css.head}>
          <div>
            <h1>{title}</h1>
            <p className={css.lead}>{lead}</p>
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </StaffPage>
  );
}
