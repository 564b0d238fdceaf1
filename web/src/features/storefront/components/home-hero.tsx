import { formatMoney } from '@nimantran/proto/domain/currency';
import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { classes } from '../../../lib/classes.ts';
import { lowestPrice, usePricing } from '../../../lib/pricing.ts';
import { useReducedMotion } from '../../../lib/reduced-motion.ts';
import { sampleOf, themePath } from '../../../lib/themes.ts';
import css from './home-hero.module.css';
import { MyVideos } from './my-videos.tsx';

/** What this is, one moving theme, the price from, one button. */
export function HomeHero({ theme }: { theme: VideoSummary | undefined }) {
  const { visible, currency } = usePricing();
  return (
    <section className={css.hero} aria-labelledby="intro">
      <div className={css.words}>
        <h1 id="intro">Video invitations with your names in them</h1>
        <p className={css.lead}>
          Choose a theme and add your names, photos and date. Our designers make your film the same day or within 24 hours, ready
          to send on WhatsApp.
        </p>
        <div className={css.act}>
          <ButtonLink to="/category/wedding">Choose a design</ButtonLink>
          {visible && (
            <p className={css.from}>
              from <strong>{formatMoney(lowestPrice(currency))}</strong>
            </p>
          )}
        </div>
        <MyVideos className={css.mine} />
      </div>
      <div className={css.film}>
        <div className={classes(css.frame, theme?.portrait_orientation && css.portrait)}>
          {theme ? <MovingTheme theme={theme} /> : <Skeleton className={css.bone} />}
        </div>
        {theme && (
          <p className={css.caption}>
            <Link to={themePath(theme)} state={{ autoPlay: true }}>
              {theme.title}
            </Link>
            , one of our most chosen themes
          </p>
        )}
      </div>
    </section>
  );
}

function MovingTheme({ theme }: { theme: VideoSummary }) {
  const sample = sampleOf(theme.video_id);
  const still = useReducedMotion();
  if (sample.kind !== 'file' || still) {
    return theme.preview_image === '' ? null : <img src={theme.preview_image} alt={`A frame of ${theme.title}`} />;
  }
  return (
    <video
      src={sample.url}
      poster={theme.preview_image || undefined}
      autoPlay
      muted
      loop
      playsInline
      preload="metadata"
      aria-label={`${theme.title}, sample video without sound`}
    />
  );
}
