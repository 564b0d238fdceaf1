import { type CategoryEntry, findCategory } from '@nimantran/proto/domain/category';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Icon } from '../../../components/icons.tsx';
import { NotFound } from '../../../components/not-found.tsx';
import { Page } from '../../../components/page.tsx';
import { PageMeta } from '../../../components/page-meta.tsx';
import { BreadcrumbData, ThemeListData } from '../../../components/structured-data.tsx';
import { VideoGrid, VideoGridSkeleton } from '../../../components/video-grid.tsx';
import { filterSubCategory, filterWedding, wordsOf } from '../../../lib/filters.ts';
import { usePricing } from '../../../lib/pricing.ts';
import { themesOf, VALENTINES_DAY } from '../../../lib/themes.ts';
import { categoryTitle } from '../../../lib/titles.ts';
import css from './category-page.module.css';
import { WeddingFilters } from './wedding-filters.tsx';
import { WeddingWebsiteBanner } from './wedding-website-banner.tsx';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const category = findCategory(slug);
  if (category === undefined) return <NotFound />;
  return <KnownCategory key={slug} category={category} />;
}

function KnownCategory({ category }: { category: CategoryEntry }) {
  const [search] = useSearchParams();
  const filter = category.slug === 'wedding' ? search.get('filter') : null;
  const subCategory = category.slug === 'wishes' ? search.get('sub_category') : null;
  const { data, isError, refetch } = useQuery(themesOf(category.slug));
  const { loaded } = usePricing();
  const themes = filterSubCategory(
    filterWedding(data ?? [], filter),
    category.slug === VALENTINES_DAY ? VALENTINES_DAY : subCategory,
  );
  const prefix = subCategory === null ? '' : `${capitalised(subCategory)} `;

  return (
    <Page>
      <PageMeta title={categoryTitle(category)} description={category.description} image={themes[0]?.preview_image} />
      <BreadcrumbData trail={[{ name: category.name, path: `/category/${category.slug}` }]} />
      <ThemeListData name={category.heading} themes={themes} />
      <header className={css.head}>
        <h1>
          {prefix}
          {category.heading}
        </h1>
        <p>{category.description}</p>
      </header>
      {category.slug === 'wedding' && <WeddingFilters chosen={filter} />}
      {(filter || subCategory) && (
        <p className={css.chosen}>
          <Link to={`/category/${category.slug}`} className={css.active} replace aria-label="Remove Filters">
            {(filter ?? subCategory ?? '').replaceAll('-', ' ')}
            <Icon name="close" size={16} />
          </Link>
        </p>
      )}
      {isError ? (
        <EmptyState title="The themes did not load." actions={<Button onClick={() => void refetch()}>Try again</Button>} />
      ) : data === undefined || !loaded ? (
        <VideoGridSkeleton />
      ) : themes.length === 0 ? (
        <EmptyState
          art="drawing"
          title={
            filter || subCategory ? 'No theme matches this filter yet.' : `Our first ${category.name} themes are being drawn.`
          }
          actions={<ButtonLink to="/">See all occasions</ButtonLink>}
        >
          <p>New themes arrive often. Until then, perhaps another one suits your day.</p>
        </EmptyState>
      ) : (
        <VideoGrid themes={themes} />
      )}
      {(category.slug === 'wedding' || category.slug === 'reception') && <WeddingWebsiteBanner />}
      <section className={css.about}>
        <h2>About our {category.name} videos</h2>
        <p>
          Each theme is drawn and set by designers. You add your own words, and photos where the theme has room for them; we check
          the names and dates, finish the film in up to 4K, and you download it from My Orders.
        </p>
      </section>
    </Page>
  );
}

const capitalised = (value: string) => wordsOf(value).replace(/\b\w/g, (letter) => letter.toUpperCase());
