import { Link } from '../../../../components/controls/link.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { WISHES_SUB_CATEGORIES } from '../../../../lib/themes/theme-filters.ts';
import css from './chosen-filter.module.css';

interface ChosenFilterProps {
  category: string;
  value: string;
  /** How many themes the filter leaves; undefined while they are fetched. */
  found: number | undefined;
}

/** The active filter, and a link that removes it. */
export function ChosenFilter({ category, value, found }: ChosenFilterProps) {
  // The row above already marks the filter, and the heading begins with it.
  const isTold = category === 'wishes' && WISHES_SUB_CATEGORIES.includes(value);
  return (
    <p className={css.chosen}>
      <Link to={`/category/${category}`} className={css.chip} replace>
        {!isTold && <span className={css.value}>{value.replaceAll('-', ' ')}</span>}
        <span className={css.remove}>Remove Filters</span>
        <Icon name="close" size={16} />
      </Link>
      <span role="status" className={css.found}>
        {found !== undefined && `${found} ${found === 1 ? 'theme' : 'themes'}`}
      </span>
    </p>
  );
}
