import type { Video } from '@nimantran/proto/domain/theme';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Accordion } from '../../../components/accordion.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { NotFound } from '../../../components/not-found.tsx';
import { Page } from '../../../components/page.tsx';
import { PageMeta } from '../../../components/page-meta.tsx';
import { Player } from '../../../components/player.tsx';
import { FaqData, ThemeData } from '../../../components/structured-data.tsx';
import { VideoGrid } from '../../../components/video-grid.tsx';
import { isProblem } from '../../../lib/api.ts';
import { THEME_FAQS } from '../../../lib/faqs.ts';
import { usePricing } from '../../../lib/pricing.ts';
import { categoryNameOf, categorySlugOf, sampleOf, themeOf } from '../../../lib/themes.ts';
import { themeTitle } from '../../../lib/titles.ts';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import css from './details-page.module.css';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { FeatureList } from './feature-list.tsx';
import { PromoBanner } from './promo-banner.tsx';

export function DetailsPage() {
  const { category = '', slug, title } = useParams();
  const { data: theme, error, refetch } = useQuery(themeOf(category, slug ?? title ?? ''));
  if (theme !== undefined) return <Details key={theme.id} theme={theme} />;
  if (error === null) return <DetailsSkeleton />;
  if (isProblem(error) && (error.status === 404 || error.status === 400)) return <NotFound />;
  return (
    <Page>
      <title>Theme | Nimantran</title>
      <EmptyState
        heading="h1"
        title="The theme did not load."
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    </Page>
  );
}

function Details({ theme }: { theme: Video }) {
  const { state } = useLocation();
  const { starting, visible } = usePricing();
  const categoryName = categoryNameOf(theme);
  return (
    <>
      <PageMeta
        title={themeTitle(theme.title, categoryName, theme.category_id)}
        description={theme.description}
        image={theme.preview_image}
        imageAlt={`A frame of ${theme.title}`}
      />
      <ThemeData theme={theme} price={visible ? starting(theme.pricing_id)?.price : undefined} />
      <FaqData items={THEME_FAQS} />
      <PromoBanner />
      <Page>
        <div className={css.top}>
          <Player
            sample={sampleOf(theme.video_id)}
            title={`${theme.title}, sample video`}
            poster={theme.preview_image}
            portrait={theme.portrait_orientation}
            autoPlay={wantsAutoPlay(state)}
          />
          <div className={css.buy}>
            <div>
              <p className={css.crumbs}>
                <Link to={`/category/${categorySlugOf(theme)}`}>{categoryName}</Link>
                {theme.sub_category && ` / ${theme.sub_category}`}
              </p>
              <h1>{theme.title}</h1>
            </div>
            <BuyPanel theme={theme} />
          </div>
        </div>
        <div className={css.below}>
          <section aria-labelledby="about-theme">
            <h2 id="about-theme">About this theme</h2>
            {theme.tags.length > 0 && (
              <ul className={css.tags} aria-label="Tags">
                {theme.tags.map((tag) => (
                  <li key={tag}>{tag.replaceAll('-', ' ')}</li>
                ))}
              </ul>
            )}
            <p>{theme.description}</p>
          </section>
          <FeatureList theme={theme} />
          <section aria-labelledby="theme-questions">
            <h2 id="theme-questions">Questions</h2>
            <Accordion items={THEME_FAQS} name="theme-faq" />
          </section>
        </div>
        {theme.similar_videos.length > 0 && (
          <section className={css.similar} aria-labelledby="similar">
            <h2 id="similar">Similar Video Invitations</h2>
            <VideoGrid themes={theme.similar_videos} heading="h3" />
          </section>
        )}
      </Page>
      <BuyBar theme={theme} />
    </>
  );
}

const wantsAutoPlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'autoPlay' in state && state.autoPlay === true;
