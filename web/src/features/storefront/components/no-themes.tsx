import type { CategoryEntry } from '@nimantran/proto/domain/category';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { VideoGrid } from '../../../components/video-grid.tsx';
import { themesQuery } from '../../../lib/themes.ts';
import css from './no-themes.module.css';

const OTHERS = 3;

/** A category that has no theme yet, or none that a filter leaves; with something to look at meanwhile. */
export function NoThemes({ category, narrowed }: { category: CategoryEntry; narrowed: boolean }) {
  const { data: popular = [] } = useQuery({ ...themesQuery('most-popular'), enabled: !narrowed });
  return (
    <>
      <EmptyState
        art="drawing"
        title={narrowed ? 'No theme matches this filter yet.' : `Our first ${category.name} themes are being drawn.`}
        actions={
          narrowed ? (
            <ButtonLink to={`/category/${category.slug}`} replace>
              See all {category.name} themes
            </ButtonLink>
          ) : (
            <ButtonLink to="/">See all occasions</ButtonLink>
          )
        }
      >
        <p>
          {narrowed
            ? 'New themes arrive often. All the others are one step away.'
            : 'Until they are ready, a theme of another occasion takes your words as well.'}
        </p>
      </EmptyState>
      {popular.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className={css.heading}>
            Chosen most for other days
          </h2>
          <VideoGrid themes={popular.slice(0, OTHERS)} heading="h3" eager={0} />
        </section>
      )}
    </>
  );
}
