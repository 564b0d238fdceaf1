import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import css from './blog-page.module.css';

/** Shown until the articles have loaded. */
export function BlogSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={css.bones}>
      <Skeleton className={css.bonePicture} />
      <Skeleton className={css.boneLine} />
      <Skeleton className={css.boneLine} />
    </div>
  );
}
