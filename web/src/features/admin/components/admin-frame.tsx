import type { ReactNode } from 'react';
import { Area } from '../../../components/area.tsx';
import { NavLink } from '../../../components/link.tsx';
import css from './admin-frame.module.css';

const PAGES = [
  { to: '/admin', label: 'Admin' },
  { to: '/admin/tools', label: 'Admin Tools' },
  { to: '/admin/batch', label: 'Batch Rendering' },
  { to: '/admin/theme-guide', label: 'Theme Guide' },
] as const;

/** The frame of every page of the admin area. */
export function AdminFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Area title={title} description={lead}>
      <div className={css.page}>
        <nav className={css.nav} aria-label="Admin area">
          <ul>
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
    </Area>
  );
}
