import type { PostSummary } from '@nimantran/proto/domain/post';
import { Link } from '../../../components/controls/link.tsx';
import type { PictureLoad } from '../../../components/pictures/picture.tsx';
import { classes } from '../../../lib/classes.ts';
import css from './post-card.module.css';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';

interface PostCardProps {
  post: PostSummary;
  /** `large` cards are at the top of the blog. */
  look?: 'large' | 'list';
  load?: PictureLoad;
  heading?: 'h2' | 'h3';
}

/** An article with its picture; the whole card is one link. */
export function PostCard({ post, look = 'list', load = 'lazy', heading: Heading = 'h2' }: PostCardProps) {
  return (
    <article className={classes(css.card, look === 'large' && css.large)}>
      <PostPicture post={post} place={look === 'large' ? 'large' : 'card'} load={load} decorative />
      <div className={css.words}>
        <p className={css.topic}>{post.metadata.topic}</p>
        <Heading className={css.title}>
          <Link to={`/blog/${post.slug}`}>{post.title}</Link>
        </Heading>
        <p className={css.about}>{post.metadata.short_description}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
