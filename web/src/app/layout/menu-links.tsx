import { NavLink } from '../../components/controls/link.tsx';
import { TRACK_ORDER } from './nav-links.ts';

export interface AreaLink {
  to: string;
  label: string;
}

const FAQS: AreaLink = { to: '/faqs', label: 'FAQs' };

export const LOGIN_LINKS: readonly AreaLink[] = [{ to: TRACK_ORDER, label: 'Track Order' }, FAQS];
export const USER_LINKS: readonly AreaLink[] = [
  { to: '/user/invitations', label: 'My Orders' },
  FAQS,
  { to: '/blog', label: 'Blog' },
];
const ADMIN_LINKS: readonly AreaLink[] = [
  { to: '/admin', label: 'Admin' },
  { to: '/admin/tools', label: 'Admin Tools' },
  { to: '/admin/batch', label: 'Batch Rendering' },
  { to: '/admin/theme-guide', label: 'Theme Guide' },
];

/** The menu links that a person's roles add. */
export function roleLinksOf(has: { admin: boolean; partner: boolean; designer: boolean }): AreaLink[] {
  return [
    ...(has.admin ? ADMIN_LINKS : []),
    ...(has.partner ? [{ to: '/partner', label: 'Partner Dashboard' }] : []),
    ...(has.designer ? [{ to: '/designer', label: 'Designer' }] : []),
  ];
}

export function MenuLinks({ links }: { links: readonly AreaLink[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </li>
  ));
}
