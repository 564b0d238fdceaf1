import { findCategory } from '@nimantran/proto/domain/category';
import { Link } from 'react-router-dom';
import { artUrl } from '../../../lib/art.ts';
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

const CARD = { width: 264, height: 352 };

export function CategoryRow() {
  return (
    <section className={css.section} aria-labelledby="occasions">
      <h2 id="occasions">What are you celebrating?</h2>
      <ul className={css.row}>
        {HOME_CATEGORIES.map((slug) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} className={css.door}>
              <span className={css.arch}>
                <img src={artUrl(`category/${slug}`)} alt="" width={CARD.width} height={CARD.height} />
              </span>
              <span className={css.name}>{findCategory(slug)?.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
