import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { ShopData } from '../../../components/page/structured-data.tsx';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { inPlace } from '../../../lib/themes/theme-picture.ts';
import { sharedPicture, themesQuery } from '../../../lib/themes/theme-queries.ts';
import { preloadDetailsPage } from '../lib/preload-details-page.ts';
import { About } from './home/about.tsx';
import { CategoryRow } from './home/category-row.tsx';
import { GetApp } from './home/get-app.tsx';
import { HomeHero } from './home/home-hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { LowestPriceNote } from './home/lowest-price-note.tsx';
import { PopularThemes } from './home/popular-themes.tsx';
import css from './home-page.module.css';
import { PromoBanner } from './promo-banner.tsx';

export function HomePage() {
  const { claims } = useShop();
  const { data: themes, isError } = useQuery(themesQuery('most-popular'));
  const { loaded } = usePricing();
  const popular = themes ?? [];
  return (
    <>
      <PageMeta
        title="Video invitations made by designers"
        description={`Choose a theme, add your names, photos and date, and download a designer-made video invitation.${claims.delivery ? ` With Express it is yours ${claims.delivery}.` : ''}`}
        {...(popular[0] && sharedPicture(popular[0]))}
      />
      <ShopData />
      <PromoBanner />
      <Page className={css.page}>
        <HomeHero theme={popular.find((theme) => theme.video_id !== '') ?? popular[0]} failed={isError} />
        <CategoryRow />
        <LowestPriceNote />
        <HowItWorks />
        {loaded && popular.length > 0 && (
          <div data-later="" {...preloadDetailsPage}>
            <PopularThemes themes={popular} />
          </div>
        )}
        <GetApp theme={popular.map((theme) => inPlace(theme, true)).find((theme) => theme.portrait_orientation)} />
        <About />
      </Page>
    </>
  );
}
