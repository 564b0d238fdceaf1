import { Link } from '../controls/link.tsx';
import css from './list-tabs.module.css';

interface ListTabsProps {
  label: string;
  tabs: readonly { to: string; label: string; isHere: boolean }[];
}

/** Several lists on one page, one visible at a time; each has its own address. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ to, label: text, isHere }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
