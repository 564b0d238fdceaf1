import { badgeOf, productId, type VideoSummary } from '@nimantran/proto/domain/theme';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes.ts';
import { photoCount } from '../lib/filters.ts';
import { usePricing } from '../lib/pricing.ts';
import { categoryNameOf, themePath, webThumbnail } from '../lib/themes.ts';
import { Icon } from './icons.tsx';
import { Price } from './price.tsx';
import { ToranMark } from './toran-mark.tsx';
import css from './video-card.module.css';

interface VideoCardProps {
  theme: VideoSummary;
  /** The first cards of a page load at once. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** Appears only once its starting price is known. */
export function VideoCard({ theme, eager = false, heading: Heading = 'h2' }: VideoCardProps) {
  const { starting, visible } = usePricing();
  const price = starting(theme.pricing_id);
  const badge = badgeOf(theme);
  const photos = photoCount(theme);
  if (price === undefined) return null;
  return (
    <article className={css.card} data-product-id={productId(theme.id)}>
      <div className={css.picture}>
        {theme.thumbnail === '' ? (
          <div className={css.making}>
            <ToranMark size={56} />
          </div>
        ) : (
          <img
            src={webThumbnail(theme.thumbnail)}
            alt=""
            width={640}
            height={360}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {badge && <span className={classes(css.badge, badge === 'Elite' && css.elite)}>{badge}</span>}
        {photos > 0 && (
          <span className={css.photos}>
            <Icon name="photo" size={15} />
            {photos} {photos === 1 ? 'photo' : 'photos'}
          </span>
        )}
      </div>
      <div className={css.words}>
        <Heading className={css.title}>
          <Link to={themePath(theme)} state={{ autoPlay: true }}>
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
