import { Picture } from '../../../../components/pictures/picture.tsx';
import { bannerArt } from '../../../../lib/art/banner-art.ts';
import { useShop } from '../../../../lib/page/page-context.ts';
import css from './wedding-website-banner.module.css';

/** Links to the sister product; on wedding and reception pages. */
export function WeddingWebsiteBanner() {
  const { name, url } = useShop().about.wedding_websites;
  const picture = bannerArt('wedding-website');
  return (
    <a className={css.banner} href={url} rel="noopener">
      {picture && <Picture files={picture} alt="" sizes="(min-width: 1280px) 546px, (min-width: 768px) 42vw, 92vw" />}
      <span className={css.words}>
        <strong>A matching wedding website</strong>
        <span>Story, venue, replies and photos on one page that your guests open from the video.</span>
        <span className={css.link}>See {name}</span>
      </span>
    </a>
  );
}
