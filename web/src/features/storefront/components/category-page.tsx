import { type CategoryEntry, findCategory } from '@nimantran/proto/domain/category';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../../components/page/not-found.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { BreadcrumbData, ThemeListData } from '../../../components/page/structured-data.tsx';
import { VideoGrid, VideoGridSkeleton } from '../../../components/themes/video-grid.tsx';
import { usePricing } from '../../../lib/money/pricing.ts';
import { categoryTitle } from '../../../lib/page/titles.ts';
import { filterSubCategory, filterWedding, filterWords, narrowedSearch, wordsOf } from '../../../lib/themes/theme-filters.ts';
import { sharedPicture, themesOf, VALENTINES_DAY } from '../../../lib/themes/theme-queries.ts';
import { asksForUpright } from '../lib/asks-for-upright.ts';
import { preloadDetailsPage } from '../lib/preload-details-page.ts';
import { CategoryAbout } from './category/category-about.tsx';
import { ChosenFilter } from './category/chosen-filter.tsx';
import { MobileFilters, THEMES_ID } from './category/mobile-filters.tsx';
import { NoThemes } from './category/no-themes.tsx';
import { QuickFilters } from './category/quick-filters.tsx';
import { ThemeFinder } from './category/theme-finder.tsx';
import { WeddingFilters } from './category/wedding-filters.tsx';
import { WeddingWebsiteBanner } from './category/wedding-website-banner.tsx';
import css from './category-page.module.css';
import { OtherThemes } from './other-themes.tsx';
import { ThemesFailed } from './themes-failed.tsx';

/** Fewer themes than this do not fill a row. */
const FEW = 3;
/** From this many themes on, a list needs a search. */
const MANY = 8;

export function CategoryPage() {
  const { slug = '' } = useParams();
  const category = findCategory(slug);
  if (category === undefined) return <NotFound />;
  return <KnownCategory key={slug} category={category} />;
}

function KnownCategory({ category }: { category: CategoryEntry }) {
  const { slug } = category;
  const [search] = useSearchParams();
  const filter = slug === 'wedding' ? search.get('filter') : null;
  const subCategory = slug === 'wishes' ? search.get('sub_category') : null;
  const chosen = filter || subCategory;
  const { data, isError, refetch } = useQuery(themesOf(slug));
  const { loaded } = usePricing();
  const [words, setWords] = useState<readonly string[]>([]);
  const themes = data && filterSubCategory(filterWedding(data, filter), slug === VALENTINES_DAY ? VALENTINES_DAY : subCategory);
  const found = filterWords(themes ?? [], words);

  return (
    <Page className={css.page}>
      <PageMeta
        title={categoryTitle(category)}
        description={category.description}
        search={narrowedSearch(slug, chosen)}
        {...(themes?.[0] && sharedPicture(themes[0]))}
      />
      <BreadcrumbData trail={[{ name: category.name, path: `/category/${slug}` }]} />
      <ThemeListData name={category.heading} themes={themes ?? []} />
      <header className={css.head}>
        <h1>
          {subCategory && <span className={css.prefix}>{capitalised(subCategory)} </span>}
          {category.heading}
        </h1>
        <p>{category.description}</p>
      </header>
      <div className={css.filters}>
        {slug === 'wedding' && <WeddingFilters chosen={filter} />}
        <QuickFilters category={slug} chosen={chosen} />
      </div>
      {chosen && <ChosenFilter category={slug} value={chosen} found={themes?.length} />}
      {themes === undefined && isError && <ThemesFailed onRetry={() => void refetch()} />}
      {(themes === undefined ? !isError : !loaded && themes.length > 0) && <VideoGridSkeleton />}
      {themes?.length === 0 && <NoThemes category={category} narrowed={chosen !== null && chosen !== ''} />}
      {themes && loaded && (
        <div id={THEMES_ID} className={css.themes} {...preloadDetailsPage}>
          {themes.length >= MANY && <ThemeFinder words={words} found={found.length} onChange={setWords} />}
          <VideoGrid themes={found} first upright={asksForUpright(filter, words)} />
          {!chosen && themes.length > 0 && themes.length < FEW && <OtherThemes beside={themes} />}
          {slug === 'wedding' && themes.length > 1 && <MobileFilters chosen={filter} />}
        </div>
      )}
      {(slug === 'wedding' || slug === 'reception') && <WeddingWebsiteBanner />}
      <CategoryAbout category={category} />
    </Page>
  );
}

const capitalised = (value: string) => wordsOf(value).replace(/\b\w/g, (letter) => letter.toUpperCase());
