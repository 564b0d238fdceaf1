import { badgeOf, productId } from '@nimantran/proto/domain/theme';
import { classes } from '../lib/classes.ts';
import { photoCount } from '../lib/filters.ts';
import { usePricing } from '../lib/pricing.ts';
import { categoryNameOf, type ListedTheme, themePath } from '../lib/themes.ts';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';
import type { PictureLoad } from './picture.tsx';
import { Price } from './price.tsx';
import css from './video-card.module.css';
import { useOpening } from './video-card-opening.ts';
import { VideoCardStill } from './video-card-still.tsx';

interface VideoCardProps {
  theme: ListedTheme;
  load?: PictureLoad;
  heading?: 'h2' | 'h3';
}

const AUTO_PLAY = { autoPlay: true };

/** Appears only once its starting price is known. */
export function VideoCard({ theme, load = 'lazy', heading: Heading = 'h2' }: VideoCardProps) {
  const { starting, visible } = usePricing();
  const path = themePath(theme);
  const open = useOpening(path, AUTO_PLAY);
  const price = starting(theme.pricing_id);
  const badge = badgeOf(theme);
  const photos = photoCount(theme);
  if (price === undefined) return null;
  return (
    <article className={css.card} data-product-id={productId(theme.id)}>
      <div className={css.picture} data-picture>
        <VideoCardStill theme={theme} load={load} />
        {badge && <span className={classes(css.badge, badge === 'Elite' && css.elite)}>{badge}</span>}
        {photos > 0 && (
          <span className={css.photos}>
            <Icon name="photo" size={15} />
            {photos} {photos === 1 ? 'photo' : 'photos'}
          </span>
        )}
        <span className={css.play} aria-hidden="true">
          <Icon name="play" size={18} />
        </span>
      </div>
      <div className={css.words}>
        <Heading className={css.title}>
          <Link to={path} state={AUTO_PLAY} onClick={open}>
            {theme.title}
          </Link>
        </Heading>
        {visible && (
          <span className={css.below}>
            <span className="visually-hidden">Starting at </span>
            <Price now={price.price} />
          </span>
        )}
      </div>
      <p className={css.kind}>
        {categoryNameOf(theme)}
        {theme.portrait_orientation && ', portrait'}
      </p>
    </article>
  );
}
