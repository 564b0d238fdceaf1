import type { Layout } from '@nimantran/proto/domain/layout';
import type { OfferedPalette } from '@nimantran/proto/domain/palette';
import { inSecondLayout, type Video } from '@nimantran/proto/domain/theme';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { NotFound } from '../../../components/page/not-found.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { FaqData, ThemeData } from '../../../components/page/structured-data.tsx';
import { Player } from '../../../components/themes/player.tsx';
import { VideoGrid } from '../../../components/themes/video-grid.tsx';
import { useInBrowser } from '../../../lib/browser/use-in-browser.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { themeTitle } from '../../../lib/page/titles.ts';
import { themeFaqs } from '../../../lib/shop/faqs.ts';
import { themePicture } from '../../../lib/themes/theme-picture.ts';
import {
  categoryNameOf,
  categorySlugOf,
  type ShownTheme,
  sampleOf,
  sharedPicture,
  themeOf,
  themePath,
} from '../../../lib/themes/theme-queries.ts';
import { useKnownTheme } from '../hooks/use-known-theme.ts';
import { BuyBar, BuyPanel } from './details/buy-panel.tsx';
import { DetailsSkeleton } from './details/details-skeleton.tsx';
import { ThemeDescription } from './details/theme-description.tsx';
import css from './details-page.module.css';
import { PromoBanner } from './promo-banner.tsx';
import { ThemesFailed } from './themes-failed.tsx';

// Apart, because few themes need them.
const looks = () => import('./details/other-look.tsx');
const OtherLook = lazy(async () => ({ default: (await looks()).OtherLook }));
const Colours = lazy(async () => ({ default: (await looks()).Colours }));

export function DetailsPage() {
  const { category = '', slug, title } = useParams();
  const { search, state } = useLocation();
  const name = slug ?? title ?? '';
  const { data, error, refetch } = useQuery(themeOf(category, name));
  const known = useKnownTheme(name);
  if (isProblem(error) && (error.status === 404 || error.status === 400)) return <NotFound />;
  const theme = data ?? known;
  // A theme has one canonical address, whatever category or title led to it; the shop redirects from any other.
  if (theme !== undefined && (title !== undefined || !isAddress(themePath(theme), category, name))) {
    const to = new URLSearchParams(search);
    if (data?.palette) to.set('palette', data.palette);
    return <Navigate to={{ pathname: themePath(theme), search: to.toString() }} replace state={state} />;
  }
  if (theme !== undefined) return <Details key={theme.id} theme={theme} whole={data} />;
  if (error === null) return <DetailsSkeleton />;
  return (
    <Page>
      <PageMeta title="Theme" description="The theme could not be loaded." noIndex />
      <ThemesFailed what="The theme" heading="h1" onRetry={() => void refetch()} />
    </Page>
  );
}

const isAddress = (path: string, category: string, name: string): boolean =>
  decodeURIComponent(path).toLowerCase() === `/video/${category}/${name}`.toLowerCase();

interface DetailsProps {
  theme: ShownTheme;
  /** With its form, once it is there. */
  whole: Video | undefined;
}

function Details({ theme, whole }: DetailsProps) {
  const shop = useShop();
  const { starting, visible } = usePricing();
  const { autoPlay, secondLayout } = useArrival();
  const categoryName = categoryNameOf(theme);
  // Without the rule of layouts, whose code would be part of a first visit.
  const other: Layout = theme.portrait_orientation ? 'landscape' : 'portrait';
  const [isOther, setOther] = useState(secondLayout === true);
  const layout = isOther ? other : undefined;
  const [palette, setPalette] = useState<OfferedPalette>();
  const look = `${layout ? `&layout=${layout}` : ''}${palette ? `&palette=${palette.key}` : ''}`;
  const shown = isOther ? inSecondLayout(theme) : theme;
  return (
    <>
      <PageMeta
        title={themeTitle(theme.title, categoryName, theme.category_id)}
        description={theme.description}
        {...sharedPicture(theme)}
      />
      <ThemeData theme={theme} price={visible ? starting(theme.pricing_id)?.price : undefined} />
      <FaqData items={themeFaqs(shop)} />
      <PromoBanner />
      <Page className={css.page}>
        <div className={css.theme}>
          {(palette || (layout && shown.video_id === '')) && whole ? (
            <div className={css.scenes}>
              <Suspense>
                <OtherLook key={palette?.key} theme={whole} layout={layout} palette={palette} />
              </Suspense>
            </div>
          ) : (
            <Player
              key={shown.video_id}
              className={css.film}
              sample={sampleOf(shown.video_id)}
              title={`${theme.title}, sample video`}
              still={themePicture(shown)}
              portrait={shown.portrait_orientation}
              autoPlay={autoPlay === true}
            />
          )}
          <div className={css.buy}>
            <div>
              <p className={css.crumbs}>
                <Link to={`/category/${categorySlugOf(theme)}`}>{categoryName}</Link>
                {theme.sub_category && ` / ${theme.sub_category}`}
              </p>
              <h1>{theme.title}</h1>
            </div>
            {theme.has_second_layout && (
              <Button look="plain" onClick={() => setOther(!isOther)}>
                {theme.portrait_orientation === isOther ? 'Show it upright' : 'Show it wide'}
              </Button>
            )}
            {theme.palettes && (
              <Suspense>
                <Colours palettes={theme.palettes} chosen={palette} onChoose={setPalette} />
              </Suspense>
            )}
            <BuyPanel theme={theme} look={look} />
            <BuyBar theme={theme} look={look} />
          </div>
          <ThemeDescription theme={theme} />
        </div>
        {theme.similar_videos.length > 0 && (
          <section className={css.similar} aria-labelledby="similar">
            <h2 id="similar">Similar Video Invitations</h2>
            <VideoGrid themes={theme.similar_videos} heading="h3" />
          </section>
        )}
      </Page>
    </>
  );
}

/**
 * Plays automatically, in the layout that the card showed, if a link on the site led here; a page opened by its address or reloaded
 * waits for the visitor.
 */
function useArrival(): { autoPlay?: unknown; secondLayout?: unknown } {
  const { state } = useLocation();
  const known = useInBrowser(state, null);
  const [arrival] = useState(known);
  return arrival ?? {};
}
