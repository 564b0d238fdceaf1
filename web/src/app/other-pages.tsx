import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { NotFound } from '../components/not-found.tsx';
import { AdminOnly, DesignerOnly, SignedInOnly } from './guards.tsx';
import { Goto } from './pages/goto.tsx';

const OrdersArea = lazy(async () => ({ default: (await import('../features/orders/components/orders-area.tsx')).OrdersArea }));
const OrdersPage = lazy(async () => ({ default: (await import('../features/orders/components/orders-page.tsx')).OrdersPage }));
const OrderPage = lazy(async () => ({ default: (await import('../features/orders/components/order-page.tsx')).OrderPage }));
const QueuePage = lazy(async () => ({
  default: (await import('../features/designer/designer-queue-page.tsx')).DesignerQueuePage,
}));
const JobPage = lazy(async () => ({ default: (await import('../features/designer/designer-job-page.tsx')).DesignerJobPage }));
const AdminPage = lazy(async () => ({ default: (await import('../features/admin/components/admin-page.tsx')).AdminPage }));
const ToolsPage = lazy(async () => ({ default: (await import('../features/admin/components/tools-page.tsx')).ToolsPage }));
const BatchPage = lazy(async () => ({ default: (await import('../features/admin/components/batch-page.tsx')).BatchPage }));
const ThemeGuidePage = lazy(async () => ({
  default: (await import('../features/admin/components/theme-guide-page.tsx')).ThemeGuidePage,
}));
const PartnerPage = lazy(async () => ({
  default: (await import('../features/partner/components/partner-page.tsx')).PartnerPage,
}));
const ThreadPage = lazy(async () => ({ default: (await import('../features/support/components/thread-page.tsx')).ThreadPage }));
const AccountPage = lazy(async () => ({
  default: (await import('../features/account/components/account-page.tsx')).AccountPage,
}));

export const OTHER_PAGES = (
  <>
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
    <Route path="*" element={<NotFound />} />
  </>
);

export function OtherPages() {
  return <Routes>{OTHER_PAGES}</Routes>;
}
