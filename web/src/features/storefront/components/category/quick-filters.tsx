import { Link } from '../../../../components/controls/link.tsx';
import { QUICK_FILTERS } from '../../../../lib/themes/theme-filters.ts';
import { scrollFocusedIntoView } from '../../lib/scroll-focused-into-view.ts';
import css from './quick-filters.module.css';

interface QuickFiltersProps {
  category: string;
  chosen: string | null;
}

/** A quiet row of further filters for a category's themes. */
export function QuickFilters({ category, chosen }: QuickFiltersProps) {
  const filters = QUICK_FILTERS[category];
  if (filters === undefined) return null;
  return (
    <nav aria-label={filters.name} className={css.nav}>
      <ul className={css.row} onFocus={scrollFocusedIntoView}>
        {filters.choices.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={`/category/${category}?${filters.parameter}=${value}`}
              replace
              className={css.chip}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
