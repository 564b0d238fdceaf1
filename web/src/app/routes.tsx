import { lazy } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { NotFound } from '../components/not-found.tsx';
import { HomePage } from '../features/storefront/components/home-page.tsx';
import { usePageContext } from '../lib/page-context.ts';
import { AdminOnly, DesignerOnly, SignedInOnly } from './guards.tsx';
import { Shell } from './layout/shell.tsx';
import { lazyPage } from './lazy-page.tsx';
import { Goto } from './pages/goto.tsx';

// Home comes with the first load, every other page with a part of its own.
const CategoryPage = lazyPage(async () => (await import('../features/storefront/components/category-page.tsx')).CategoryPage);
const DetailsPage = lazyPage(async () => (await import('../features/storefront/components/details-page.tsx')).DetailsPage);
const CreateFlow = lazy(async () => ({ default: (await import('../features/create/components/create-flow.tsx')).CreateFlow }));
const CreatePage = lazy(async () => ({ default: (await import('../features/create/components/create-page.tsx')).CreatePage }));
const PayPage = lazy(async () => ({ default: (await import('../features/create/components/pay-page.tsx')).PayPage }));
const OrdersArea = lazy(async () => ({ default: (await import('../features/orders/components/orders-area.tsx')).OrdersArea }));
const OrdersPage = lazy(async () => ({ default: (await import('../features/orders/components/orders-page.tsx')).OrdersPage }));
const OrderPage = lazy(async () => ({ default: (await import('../features/orders/components/order-page.tsx')).OrderPage }));
const TrackPage = lazyPage(async () => (await import('../features/orders/components/track-page.tsx')).TrackPage);
const QueuePage = lazy(async () => ({
  default: (await import('../features/designer/designer-queue-page.tsx')).DesignerQueuePage,
}));
const JobPage = lazy(async () => ({ default: (await import('../features/designer/designer-job-page.tsx')).DesignerJobPage }));
const BlogPage = lazyPage(async () => (await import('../features/blog/components/blog-page.tsx')).BlogPage);
const PostPage = lazyPage(async () => (await import('../features/blog/components/post-page.tsx')).PostPage);
const AdminPage = lazy(async () => ({ default: (await import('../features/admin/components/admin-page.tsx')).AdminPage }));
const ToolsPage = lazy(async () => ({ default: (await import('../features/admin/components/tools-page.tsx')).ToolsPage }));
const BatchPage = lazy(async () => ({ default: (await import('../features/admin/components/batch-page.tsx')).BatchPage }));
const ThemeGuidePage = lazy(async () => ({
  default: (await import('../features/admin/components/theme-guide-page.tsx')).ThemeGuidePage,
}));
const PartnerPage = lazy(async () => ({
  default: (await import('../features/partner/components/partner-page.tsx')).PartnerPage,
}));
const FaqsPage = lazyPage(async () => (await import('../features/info/components/faqs-page.tsx')).FaqsPage);
const SupportPage = lazyPage(async () => (await import('../features/support/components/support-page.tsx')).SupportPage);
const ThreadPage = lazy(async () => ({ default: (await import('../features/support/components/thread-page.tsx')).ThreadPage }));
const AccountPage = lazy(async () => ({
  default: (await import('../features/account/components/account-page.tsx')).AccountPage,
}));
const PrivacyPage = lazyPage(async () => (await import('../features/info/components/privacy-page.tsx')).PrivacyPage);
const TermsPage = lazyPage(async () => (await import('../features/info/components/terms-page.tsx')).TermsPage);

/** Pages that come ready made, by their address. */
const PUBLIC_PAGES = {
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

/** Has the code of the page at hand that stands at an address, where it is one that comes ready made. */
export async function loadPage(pathname: string): Promise<void> {
  await Object.entries(PUBLIC_PAGES)
    .find(([pattern]) => matchPath(pattern, pathname))?.[1]
    .load();
}

/** Plain routes: the router's data loading would be 20 KB of every first visit, and queries do that work. Each has its plan in page-plan.ts. */
export const PAGES = (
  <Route element={<Shell />}>
    <Route index element={<HomePage />} />
    <Route path="category/:slug" element={<CategoryPage />} />
    <Route path="video/view/:category/:title" element={<DetailsPage />} />
    <Route path="video/create" element={<CreateFlow />}>
      <Route index element={<CreatePage />} />
      <Route path="pay" element={<PayPage />} />
    </Route>
    <Route path="video/:category/:slug" element={<DetailsPage />} />
    <Route
      path="user"
      element={
        <SignedInOnly>
          <Outlet />
        </SignedInOnly>
      }
    >
      <Route index element={<Navigate to="/user/invitations" replace />} />
      <Route path="invitations" element={<OrdersArea />}>
        <Route index element={<OrdersPage />} />
        <Route path=":number" element={<OrderPage />} />
      </Route>
      <Route path="support" element={<Navigate to="/support" replace />} />
      <Route path="support/:number" element={<ThreadPage />} />
      <Route path="account" element={<AccountPage />} />
    </Route>
    <Route path="track-order" element={<TrackPage />} />
    <Route
      path="designer"
      element={
        <DesignerOnly>
          <Outlet />
        </DesignerOnly>
      }
    >
      <Route index element={<QueuePage />} />
      <Route path="jobs/:id" element={<JobPage />} />
    </Route>
    <Route
      path="admin"
      element={
        <AdminOnly>
          <Outlet />
        </AdminOnly>
      }
    >
      <Route index element={<AdminPage />} />
      <Route path="tools" element={<ToolsPage />} />
      <Route path="batch" element={<BatchPage />} />
      <Route path="theme-guide" element={<ThemeGuidePage />} />
    </Route>
    <Route path="partner" element={<PartnerPage />} />
    <Route path="goto" element={<Goto />} />
    <Route path="blog" element={<BlogPage />} />
    <Route path="blog/:slug" element={<PostPage />} />
    <Route path="faqs" element={<FaqsPage />} />
    <Route path="support" element={<SupportPage />} />
    <Route path="privacy-policy" element={<PrivacyPage />} />
    <Route path="terms-of-service" element={<TermsPage />} />
    <Route path="*" element={<NotFound />} />
  </Route>
);

export function AppRoutes() {
  const { gone } = usePageContext();
  const { pathname } = useLocation();
  if (gone !== pathname) return <Routes>{PAGES}</Routes>;
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
