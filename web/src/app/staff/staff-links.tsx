import { useId } from 'react';
import { Link, NavLink } from '../../components/controls/link.tsx';
import css from './staff-links.module.css';
import type { StaffGroup } from './staff-navigation.ts';

/** The navigation of staff in groups; below a page, the lists in which something waits. */
export function StaffLinks({ label, groups }: { label: string; groups: readonly StaffGroup[] }) {
  return (
    <nav className={css.nav} aria-label={label}>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </nav>
  );
}

function Group({ name, links }: StaffGroup) {
  const id = useId();
  return (
    <>
      <p id={id} className={css.name}>
        {name}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ to, label, deep, waiting }) => (
          <li key={to}>
            <NavLink to={to} end={!deep} className={css.page}>
              {label}
            </NavLink>
            {waiting.map(({ count, words, to: list }) => (
              <Link key={words} to={list} className={css.waiting}>
                <span className={css.count}>{count}</span> {words}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
