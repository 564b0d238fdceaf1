import type { CategoryEntry } from '@nimantran/proto/domain/category';
import { ButtonLink } from '../../../../components/controls/button.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { OtherThemes } from '../other-themes.tsx';

/** A category without themes, or without themes that match the filter; suggests others. */
export function NoThemes({ category, narrowed }: { category: CategoryEntry; narrowed: boolean }) {
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
            : 'Until they are ready, you can use a theme for another occasion with your own text.'}
        </p>
      </EmptyState>
      {!narrowed && <OtherThemes />}
    </>
  );
}
