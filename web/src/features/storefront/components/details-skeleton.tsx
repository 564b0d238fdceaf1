import { Page } from '../../../components/page.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import css from './details-skeleton.module.css';

export function DetailsSkeleton() {
  return (
    <Page>
      <div className={css.top} role="status" aria-label="Loading the theme">
        <Skeleton className={css.film} />
        <div className={css.words}>
          <Skeleton className={css.title} />
          <Skeleton className={css.line} />
          <Skeleton className={css.button} />
        </div>
      </div>
    </Page>
  );
}
