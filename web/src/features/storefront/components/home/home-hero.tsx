import { formatMoney } from '@nimantran/proto/domain/currency';
import { lowestPrice } from '@nimantran/proto/domain/lowest-price';
import { ButtonLink } from '../../../../components/controls/button.tsx';
import { Link } from '../../../../components/controls/link.tsx';
import { Skeleton } from '../../../../components/feedback/skeleton.tsx';
import { ToranMark } from '../../../../components/pictures/toran-mark.tsx';
import { classes } from '../../../../lib/classes.ts';
import { usePricing } from '../../../../lib/money/pricing.ts';
import { useShop } from '../../../../lib/page/page-context.ts';
import { type ListedTheme, themePath } from '../../../../lib/themes/theme-queries.ts';
import { HeroVideo } from './hero-video.tsx';
import css from './home-hero.module.css';
import { MyVideos } from './my-videos.tsx';

/** A description of the product, one moving theme, the starting price, one button. */
export function HomeHero({ theme, failed }: { theme: ListedTheme | undefined; failed: boolean }) {
  const { claims } = useShop();
  const { visible, currency } = usePricing();
  return (
    <section className={css.hero} aria-labelledby="intro">
      <div className={css.words}>
        <h1 id="intro">Video invitations with your names in them</h1>
        <p className={css.lead}>
          Add your names, photos and date. Our designers send you the video, ready for WhatsApp.
          {claims.delivery && ` With Express it is yours ${claims.delivery}.`}
        </p>
        <div className={css.act}>
          <ButtonLink to="/category/wedding">Choose a design</ButtonLink>
          {visible && (
            <p className={css.from}>
              from <strong>{formatMoney(lowestPrice(currency))}</strong>
            </p>
          )}
        </div>
        <div className={css.foot}>
          {claims.rank && <p className={css.rank}>{claims.rank}</p>}
          <MyVideos className={css.mine} />
        </div>
      </div>
      <div className={css.film}>
        <div className={classes(css.frame, theme?.portrait_orientation && css.portrait)}>
          {theme && <HeroVideo theme={theme} />}
          {!theme && (failed ? <ToranMark size={72} /> : <Skeleton className={css.bone} />)}
        </div>
        {theme && (
          <p className={css.caption}>
            <Link to={themePath(theme)} state={{ autoPlay: true }}>
              {theme.title}
            </Link>
            , one of our best-selling themes
          </p>
        )}
      </div>
    </section>
  );
}
