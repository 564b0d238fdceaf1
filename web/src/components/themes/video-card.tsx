import { badgeOf, productId } from '@nimantran/proto/domain/theme';
import { classes } from '../../lib/classes.ts';
import { usePricing } from '../../lib/money/pricing.ts';
import { photoCount } from '../../lib/themes/theme-filters.ts';
import { inPlace } from '../../lib/themes/theme-picture.ts';
import { categoryNameOf, type ListedTheme, themePath } from '../../lib/themes/theme-queries.ts';
import { Link } from '../controls/link.tsx';
import { Price } from '../orders/price.tsx';
import { Icon } from '../pictures/icons.tsx';
import type { PictureLoad } from '../pictures/picture.tsx';
import { useOpenCardIntoPlayer } from './open-card-into-player.ts';
import css from './video-card.module.css';
import { VideoCardStill } from './video-card-still.tsx';

interface VideoCardProps {
  theme: ListedTheme;
  load?: PictureLoad;
  heading?: 'h2' | 'h3';
  /** In a list of upright videos. */
  upright?: boolean | undefined;
}

/** Shows the layout that fits the list, which its page then opens with. Rendered only once its starting price is known. */
export function VideoCard({ theme, load = 'lazy', heading: Heading = 'h2', upright = false }: VideoCardProps) {
  const { starting, visible } = usePricing();
  const path = themePath(theme);
  const shown = inPlace(theme, upright);
  const state = { autoPlay: true, secondLayout: shown !== theme };
  const open = useOpenCardIntoPlayer(path, state);
  const price = starting(theme.pricing_id);
  const badge = badgeOf(theme);
  const photos = photoCount(theme);
  if (price === undefined) return null;
  return (
    <article className={css.card} data-product-id={productId(theme.id)}>
      <div className={css.picture} data-picture={upright}>
        <VideoCardStill theme={shown} inUpright={upright} load={load} />
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
          <Link to={path} state={state} onClick={open}>
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
        {theme.has_second_layout ? ', landscape or portrait' : theme.portrait_orientation && ', portrait'}
      </p>
    </article>
  );
}
