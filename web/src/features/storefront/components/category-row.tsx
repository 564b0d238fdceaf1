import { findCategory } from '@nimantran/proto/domain/category';
import { Link } from 'react-router-dom';
import { artUrl } from '../../../lib/art.ts';
import css from './category-row.module.css';
import { ScrollRow } from './scroll-row.tsx';

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
/** As many as a phone shows at once. */
const EAGER = 3;

export function CategoryRow() {
  return (
    <ScrollRow id="occasions" heading="What are you celebrating?" things="occasions">
      {HOME_CATEGORIES.map((slug, index) => (
        <li key={slug} className={css.item}>
          <Link to={`/category/${slug}`} className={css.door}>
            <span className={css.arch}>
              <img
                src={artUrl(`category/${slug}`)}
                alt=""
                width={CARD.width}
                height={CARD.height}
                loading={index < EAGER ? 'eager' : 'lazy'}
              />
            </span>
            <span className={css.name}>{findCategory(slug)?.name}</span>
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}
