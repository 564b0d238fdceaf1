import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { NotFound } from '../components/page/not-found.tsx';
import { usePageContext } from '../lib/page/page-context.ts';
import { ProgressLine } from './layout/progress-bar.tsx';
import { Shell } from './layout/shell.tsx';
import { lazyPage } from './lazy-page.tsx';

// Every page is its own chunk: none carries the code of another.
const HomePage = lazyPage(async () => (await import('../features/storefront/components/home-page.tsx')).HomePage);
const CategoryPage = lazyPage(async () => (await import('../features/storefront/components/category-page.tsx')).CategoryPage);
const DetailsPage = lazyPage(async () => (await import('../features/storefront/components/details-page.tsx')).DetailsPage);
const TrackPage = lazyPage(async () => (await import('../features/orders/components/track-page.tsx')).TrackPage);
const BlogPage = lazyPage(async () => (await import('../features/blog/components/blog-page.tsx')).BlogPage);
const PostPage = lazyPage(async () => (await import('../features/blog/components/post-page.tsx')).PostPage);
const FaqsPage = lazyPage(async () => (await import('../features/info/components/faqs-page.tsx')).FaqsPage);
const SupportPage = lazyPage(async () => (await import('../features/support/components/support-page.tsx')).SupportPage);
const PrivacyPage = lazyPage(async () => (await import('../features/info/components/privacy-page.tsx')).PrivacyPage);
const TermsPage = lazyPage(async () => (await import('../features/info/components/terms-page.tsx')).TermsPage);
const CreatePages = lazyPage(async () => (await import('./create-pages.tsx')).CreatePages);

/** Rarely opened pages of customers and staff, in one chunk. */
const OtherPages = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages);

/** The addresses of those who work here: their pages bring a frame of their own. */
const STAFF_AREA = /^\/(admin|designer|partner)(\/|$)/i;

/** Pages that arrive already rendered, by address. */
const PUBLIC_PAGES = {
  '/': HomePage,
  '/category/:slug': CategoryPage,
  '/video/view/:category/:title': DetailsPage,
  '/video/:category/:slug': DetailsPage,
  '/blog': BlogPage,
  '/blog/:slug': PostPage,
  '/track-order': TrackPage,
  '/faqs': FaqsPage,
  '/support': SupportPage,
  '/privacy-policy': PrivacyPage,
  '/terms-of-service': TermsPage,
};

/** Loads the code of the page at an address. */
export async function loadPage(pathname: string): Promise<void> {
  const page = Object.entries(PUBLIC_PAGES).find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? OtherPages;
  await page.load();
}

/**
 * Plain routes: the router's data loading would add 20 KB to every first visit, and queries do that work. Each route has its plan
 * in page-plan.ts.
 */
export const PAGES = (
  <Route element={<Shell />}>
    <Route index element={<HomePage />} />
    <Route path="category/:slug" element={<CategoryPage />} />
    <Route path="video/view/:category/:title" element={<DetailsPage />} />
    <Route path="video/create/*" element={<CreatePages />} />
    <Route path="video/:category/:slug" element={<DetailsPage />} />
    <Route path="track-order" element={<TrackPage />} />
    <Route path="blog" element={<BlogPage />} />
    <Route path="blog/:slug" element={<PostPage />} />
    <Route path="faqs" element={<FaqsPage />} />
    <Route path="support" element={<SupportPage />} />
    <Route path="privacy-policy" element={<PrivacyPage />} />
    <Route path="terms-of-service" element={<TermsPage />} />
    <Route path="*" element={<OtherPages />} />
  </Route>
);

export function AppRoutes() {
  const { gone } = usePageContext();
  const { pathname } = useLocation();
  if (gone !== pathname) {
    return STAFF_AREA.test(pathname) ? (
      <Suspense fallback={<ProgressLine />}>
        <OtherPages />
      </Suspense>
    ) : (
      <Routes>{PAGES}</Routes>
    );
  }
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
