import type { PostSummary } from '@nimantran/proto/domain/post';
import { receiptDate } from '../../../lib/time/dates.ts';
import css from './post-card.module.css';

/** When it was published and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<PostSummary, 'published_at' | 'reading_minutes'> }) {
  return (
    <p className={css.facts}>
      <time dateTime={post.published_at}>{receiptDate(post.published_at)}</time>
      <span aria-hidden="true"> · </span>
      <span>{post.reading_minutes} min read</span>
    </p>
  );
}
