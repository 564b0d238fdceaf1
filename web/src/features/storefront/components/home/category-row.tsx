import { type CategorySlug, findCategory } from '@nimantran/proto/domain/category';
import { Link } from '../../../../components/controls/link.tsx';
import { Picture, type PictureLoad } from '../../../../components/pictures/picture.tsx';
import { categoryArt } from '../../../../lib/art/category-art.ts';
import { ScrollRow } from '../scroll-row.tsx';
import css from './category-row.module.css';

const HOME_CATEGORIES: readonly CategorySlug[] = [
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

const SIZES = '(min-width: 478px) 148px, (min-width: 375px) 31vw, 116px';
/** As many pictures as a phone shows without scrolling. */
const EAGER = 3;

export function CategoryRow() {
  return (
    <ScrollRow id="occasions" heading="What are you celebrating?" things="occasions">
      {HOME_CATEGORIES.map((slug, index) => (
        <li key={slug} className={css.item}>
          <Link to={`/category/${slug}`} className={css.door}>
            <span className={css.arch}>
              <CategoryPicture slug={slug} load={index < EAGER ? 'eager' : 'lazy'} />
            </span>
            <span className={css.name}>{findCategory(slug).name}</span>
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}

function CategoryPicture({ slug, load }: { slug: string; load: PictureLoad }) {
  const files = categoryArt(slug);
  return files && <Picture files={files} alt="" sizes={SIZES} load={load} />;
}
