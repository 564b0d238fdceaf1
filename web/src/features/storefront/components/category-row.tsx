import { findCategory } from '@nimantran/proto/domain/category';
import { Link } from 'react-router-dom';
import { CategoryIcon } from './category-icon.tsx';
import css from './category-row.module.css';

const HOME_CATEGORIES = [
  'wedding',
  'engagement',
  'reception',
  'birthday',
  'anniversary',
  'wishes',
  'sangeet',
  'mehendi',
  'haldi',
  'house-warming',
  'naming-ceremony',
  'baby-shower',
];

export function CategoryRow() {
  return (
    <section className={css.section} aria-labelledby="occasions">
      <h2 id="occasions">What are you celebrating?</h2>
      <ul className={css.row}>
        {HOME_CATEGORIES.map((slug) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} className={css.door}>
              <CategoryIcon slug={slug} />
              <span className={css.name}>{findCategory(slug)?.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
