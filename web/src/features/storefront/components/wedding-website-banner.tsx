import { artUrl } from '../../../lib/art.ts';
import { SHOP } from '../../../lib/shop.ts';
import css from './wedding-website-banner.module.css';

const PICTURE = { width: 720, height: 300 };

/** Leads to the sister product; on the pages of weddings and receptions. */
export function WeddingWebsiteBanner() {
  const { name, url } = SHOP.weddingWebsites;
  return (
    <a className={css.banner} href={url} rel="noopener">
      <img src={artUrl('banner/wedding-website')} alt="" width={PICTURE.width} height={PICTURE.height} loading="lazy" />
      <span className={css.words}>
        <strong>A wedding website to go with it</strong>
        <span>Story, venue, replies and photos on one page that your guests open from the video.</span>
        <span className={css.link}>See {name}</span>
      </span>
    </a>
  );
}
