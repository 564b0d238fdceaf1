import { Link } from 'react-router-dom';
import { WEDDING_TAGS } from '../../../lib/filters.ts';
import css from './category-page.module.css';

export function WeddingFilters({ chosen }: { chosen: string | null }) {
  return (
    <nav className={css.filters} aria-label="Filter Themes">
      {WEDDING_TAGS.map((tag) => (
        <Link key={tag} to={`/category/wedding?filter=${tag}`} replace aria-current={tag === chosen ? 'true' : undefined}>
          {tag.replaceAll('-', ' ')}
        </Link>
      ))}
    </nav>
  );
}
