import type { PostSummary } from '@nimantran/proto/domain/post';
import { Picture, type PictureLoad } from '../../../components/pictures/picture.tsx';
import { categoryArt } from '../../../lib/art/category-art.ts';
import { classes } from '../../../lib/classes.ts';
import { themePicture } from '../../../lib/themes/theme-picture.ts';
import css from './post-picture.module.css';

/** Display widths: above an article, among the large ones of the blog, in a grid of one, two and three columns. */
const SIZES = {
  top: '(min-width: 1280px) 1200px, 92vw',
  large: '(min-width: 1280px) 676px, (min-width: 860px) 54vw, 92vw',
  card: '(min-width: 1280px) 380px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 92vw',
} as const;

interface PostPictureProps {
  post: Pick<PostSummary, 'thumbnail' | 'thumbnail_alt' | 'category'>;
  place: keyof typeof SIZES;
  load?: PictureLoad;
  /** True beside its own title, to which an alternative text would add nothing. */
  decorative?: boolean;
}

/** The still of an article's theme; the picture of its category if there is none. */
export function PostPicture({ post, place, load = 'lazy', decorative = false }: PostPictureProps) {
  const { thumbnail, thumbnail_alt, category } = post;
  const still = themePicture({ thumbnail, portrait_orientation: false });
  const files = still ?? categoryArt(category);
  return (
    <div className={classes(css.frame, still === undefined && css.drawn)}>
      {files && <Picture files={files} alt={decorative ? '' : thumbnail_alt} sizes={SIZES[place]} load={load} />}
    </div>
  );
}
