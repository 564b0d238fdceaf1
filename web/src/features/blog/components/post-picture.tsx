import type { PostSummary } from '@nimantran/proto/domain/post';
import { artUrl } from '../../../lib/art.ts';
import { classes } from '../../../lib/classes.ts';
import { webThumbnail } from '../../../lib/themes.ts';
import css from './post-picture.module.css';

interface PostPictureProps {
  post: Pick<PostSummary, 'thumbnail' | 'thumbnail_alt' | 'category'>;
  /** At the top of a page: loads before all else. */
  urgent?: boolean;
  /** Beside its own title it says nothing that the words do not. */
  decorative?: boolean;
  place: 'lead' | 'card';
}

/** The still of an article's theme; the picture of its category where there is none. */
export function PostPicture({ post, urgent = false, decorative = false, place }: PostPictureProps) {
  const { thumbnail, thumbnail_alt, category } = post;
  const src = thumbnail === '' ? artUrl(`category/${category}`) : place === 'lead' ? thumbnail : webThumbnail(thumbnail);
  return (
    <div className={classes(css.frame, thumbnail === '' && css.drawn)}>
      {src !== undefined && (
        <img
          src={src}
          alt={decorative ? '' : thumbnail_alt}
          width={1280}
          height={720}
          loading={urgent ? 'eager' : 'lazy'}
          fetchPriority={urgent ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </div>
  );
}
