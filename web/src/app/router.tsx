import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { HomePage } from '../features/storefront/components/home-page.tsx';
import { DesignerOnly, SignedInOnly } from './guards.tsx';
import { Shell } from './layout/shell.tsx';
import { Goto } from './pages/goto.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { RouteError } from './pages/route-error.tsx';

type Lazy = NonNullable<RouteObject['lazy']>;

const lazy = {
  category: async () => ({
    Component: (await import('../features/storefront/components/category-page.tsx')).CategoryPage,
  }),
  details: async () => ({ Component: (await import('../features/storefront/components/details-page.tsx')).DetailsPage }),
  createFlow: async () => ({ Component: (await import('../features/create/components/create-flow.tsx')).CreateFlow }),
  createPage: async () => ({ Component: (await import('../features/create/components/create-page.tsx')).CreatePage }),
  payPage: async () => ({ Component: (await import('../features/create/components/pay-page.tsx')).PayPage }),
  orders: async () => ({ Component: (await import('../features/orders/components/orders-page.tsx')).OrdersPage }),
  order: async () => ({ Component: (await import('../features/orders/components/order-page.tsx')).OrderPage }),
  track: async () => ({ Component: (await import('../features/orders/components/track-page.tsx')).TrackPage }),
  designer: async () => ({ Component: (await import('../features/designer/designer-queue-page.tsx')).DesignerQueuePage }),
  designerJob: async () => ({ Component: (await import('../features/designer/designer-job-page.tsx')).DesignerJobPage }),
  faqs: async () => ({ Component: (await import('../features/info/components/faqs-page.tsx')).FaqsPage }),
  support: async () => ({ Component: (await import('../features/info/components/support-page.tsx')).SupportPage }),
  privacy: async () => ({ Component: (await import('../features/info/components/privacy-page.tsx')).PrivacyPage }),
  terms: async () => ({ Component: (await import('../features/info/components/terms-page.tsx')).TermsPage }),
} satisfies Record<string, Lazy>;

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, Component: HomePage },
          { path: 'category/:slug', lazy: lazy.category },
          { path: 'video/view/:category/:title', lazy: lazy.details },
          {
            path: 'video/create',
            lazy: lazy.createFlow,
            children: [
              { index: true, lazy: lazy.createPage },
              { path: 'pay', lazy: lazy.payPage },
            ],
          },
          { path: 'video/:category/:slug', lazy: lazy.details },
          {
            path: 'user',
            element: (
              <SignedInOnly>
                <Outlet />
              </SignedInOnly>
            ),
            children: [
              { index: true, element: <Navigate to="/user/invitations" replace /> },
              { path: 'invitations', lazy: lazy.orders },
              { path: 'invitations/:number', lazy: lazy.order },
            ],
          },
          { path: 'track-order', lazy: lazy.track },
          {
            path: 'designer',
            element: (
              <DesignerOnly>
                <Outlet />
              </DesignerOnly>
            ),
            children: [
              { index: true, lazy: lazy.designer },
              { path: 'jobs/:id', lazy: lazy.designerJob },
            ],
          },
          { path: 'goto', Component: Goto },
          { path: 'faqs', lazy: lazy.faqs },
          { path: 'support', lazy: lazy.support },
          { path: 'privacy-policy', lazy: lazy.privacy },
          { path: 'terms-of-service', lazy: lazy.terms },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);
