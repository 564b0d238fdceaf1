import { Skeleton } from '../../../../components/feedback/skeleton.tsx';
import { Page } from '../../../../components/page/page.tsx';
import { classes } from '../../../../lib/classes.ts';
import page from '../details-page.module.css';
import css from './details-skeleton.module.css';

export function DetailsSkeleton() {
  return (
    <Page className={page.page}>
      <div className={page.theme} role="status" aria-label="Loading the theme">
        <Skeleton className={classes(css.film, page.film)} />
        <div className={classes(css.words, page.buy)}>
          <Skeleton className={css.title} />
          <Skeleton className={css.line} />
          <Skeleton className={css.button} />
        </div>
      </div>
    </Page>
  );
}
