import { WEDDING_TAGS } from '@nimantran/proto/domain/sub-category';
import { Link } from '../../../../components/controls/link.tsx';
import { Picture } from '../../../../components/pictures/picture.tsx';
import { weddingArt } from '../../../../lib/art/wedding-art.ts';
import { ScrollRow } from '../scroll-row.tsx';
import css from './wedding-filters.module.css';

const DESCRIPTIONS: Readonly<Record<(typeof WEDDING_TAGS)[number], string>> = {
  Premium: 'More scenes, finer ornament',
  Traditional: 'Palaces, torans, temple towns',
  Islamic: 'Nikah under stars and lanterns',
  Elite: 'Our most elaborate videos',
  Christian: 'Church windows, lilies, vows',
  Modern: 'Quiet type, cut paper, line',
  'With-Reception': 'A second evening, its own scene',
  Portrait: 'Upright, for phones and status',
};

/** Cards that filter the wedding page by tag. */
export function WeddingFilters({ chosen }: { chosen: string | null }) {
  return (
    <ScrollRow id="filter-themes" heading="Filter Themes" things="filters" small>
      {WEDDING_TAGS.map((tag) => (
        <li key={tag} className={css.item}>
          <Link
            to={`/category/wedding?filter=${tag}`}
            replace
            className={css.card}
            aria-current={tag === chosen ? 'true' : undefined}
          >
            <TagPicture tag={tag} />
            <span>
              <span className={css.name}>{tag.replaceAll('-', ' ')}</span>
              <span className={css.words}>{DESCRIPTIONS[tag]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}

function TagPicture({ tag }: { tag: string }) {
  const files = weddingArt(tag.toLowerCase());
  return files && <Picture files={files} alt="" sizes="(min-width: 768px) 158px, 76px" />;
}
