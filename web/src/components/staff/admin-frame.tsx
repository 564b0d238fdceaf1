import type { ReactNode } from 'react';
import { NavLink } from '../controls/link.tsx';
import css from './admin-frame.module.css';
import { ADMIN_PAGES } from './admin-pages.ts';
import { StaffFrame } from './staff-frame.tsx';

interface AdminFrameProps {
  title: string;
  lead: string;
  /** Actions for the whole page, beside its heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the admin area. */
export function AdminFrame({ title, lead, actions, children }: AdminFrameProps) {
  return (
    <StaffFrame title={title} description={lead}>
      <div className={css.page}>
        <nav className={css.nav} aria-label="Admin area">
          <ul>
            {ADMIN_PAGES.map(({ to, label, deep }) => (
              <li key={to}>
                <NavLink to={to} end={!deep}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.main}>
          <header className={css.head}>
            <div>
              <h1>{title}</h1>
              <p className={css.lead}>{lead}</p>
            </div>
            {actions && <div className={css.actions}>{actions}</div>}
          </header>
          {children}
        </div>
      </div>
    </StaffFrame>
  );
}
