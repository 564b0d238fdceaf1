import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { NotFound } from '../components/page/not-found.tsx';
import { AdminOnly, DesignerOnly, KeyHolderOnly, SignedInOnly } from './guards.tsx';
import { Goto } from './pages/goto.tsx';

const OrdersArea = lazy(async () => ({ default: (await import('../features/orders/components/orders-area.tsx')).OrdersArea }));
const OrdersPage = lazy(async () => ({ default: (await import('../features/orders/components/orders-page.tsx')).OrdersPage }));
const OrderPage = lazy(async () => ({ default: (await import('../features/orders/components/order-page.tsx')).OrderPage }));
const CorrectPage = lazy(async () => ({ default: (await import('../features/create/components/correct-page.tsx')).CorrectPage }));
const QueuePage = lazy(async () => ({
  default: (await import('../features/designer/components/designer-queue-page.tsx')).DesignerQueuePage,
}));
const JobPage = lazy(async () => ({
  default: (await import('../features/designer/components/designer-job-page.tsx')).DesignerJobPage,
}));
const DesignerRendersPage = lazy(async () => ({
  default: (await import('../features/renders/components/designer-renders-page.tsx')).DesignerRendersPage,
}));
const AdminRendersPage = lazy(async () => ({
  default: (await import('../features/renders/components/admin-renders-page.tsx')).AdminRendersPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('../features/admin/components/admin-page.tsx')).AdminPage }));
const ToolsPage = lazy(async () => ({ default: (await import('../features/admin/components/tools-page.tsx')).ToolsPage }));
const RatingsPage = lazy(async () => ({
  default: (await import('../features/admin-ratings/components/ratings-page.tsx')).RatingsPage,
}));
const HealthPage = lazy(async () => ({
  default: (await import('../features/admin-health/components/health-page.tsx')).HealthPage,
}));
const AdminOrdersPage = lazy(async () => ({
  default: (await import('../features/admin-orders/components/orders-page.tsx')).AdminOrdersPage,
}));
const AdminOrderPage = lazy(async () => ({
  default: (await import('../features/admin-orders/components/order-page.tsx')).AdminOrderPage,
}));
const BatchesPage = lazy(async () => ({ default: (await import('../features/batch/components/batches-page.tsx')).BatchesPage }));
const BatchPage = lazy(async () => ({ default: (await import('../features/batch/components/batch-page.tsx')).BatchPage }));
const ThemeGuidePage = lazy(async () => ({
  default: (await import('../features/theme-guide/components/theme-guide-page.tsx')).ThemeGuidePage,
}));
const AdminThemesPage = lazy(async () => ({
  default: (await import('../features/admin-themes/components/themes-page.tsx')).AdminThemesPage,
}));
const AdminThemePage = lazy(async () => ({
  default: (await import('../features/admin-themes/components/theme-page.tsx')).AdminThemePage,
}));
const MoneyPage = lazy(async () => ({ default: (await import('../features/admin-money/components/money-page.tsx')).MoneyPage }));
const RequestsPage = lazy(async () => ({
  default: (await import('../features/admin-support/components/requests-page.tsx')).RequestsPage,
}));
const RequestPage = lazy(async () => ({
  default: (await import('../features/admin-support/components/request-page.tsx')).RequestPage,
}));
const PricesPage = lazy(async () => ({
  default: (await import('../features/admin-prices/components/prices-page.tsx')).PricesPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../features/admin-settings/components/settings-page.tsx')).SettingsPage,
}));
const StartPage = lazy(async () => ({
  default: (await import('../features/first-run/components/start-page.tsx')).StartPage,
}));
const PeoplePage = lazy(async () => ({ default: (await import('../features/people/components/people-page.tsx')).PeoplePage }));
const PersonPage = lazy(async () => ({ default: (await import('../features/people/components/person-page.tsx')).PersonPage }));
const PartnersPage = lazy(async () => ({
  default: (await import('../features/admin-partners/components/partners-page.tsx')).PartnersPage,
}));
const AdminPartnerPage = lazy(async () => ({
  default: (await import('../features/admin-partners/components/partner-page.tsx')).PartnerPage,
}));
const AuditPage = lazy(async () => ({ default: (await import('../features/audit/components/audit-page.tsx')).AuditPage }));
const PartnerPage = lazy(async () => ({
  default: (await import('../features/partner/components/partner-page.tsx')).PartnerPage,
}));
const AdminKeysPage = lazy(async () => ({
  default: (await import('../features/api-keys/components/keys-page.tsx')).AdminKeysPage,
}));
const PartnerKeysPage = lazy(async () => ({
  default: (await import('../features/api-keys/components/keys-page.tsx')).PartnerKeysPage,
}));
const ThreadPage = lazy(async () => ({ default: (await import('../features/support/components/thread-page.tsx')).ThreadPage }));
const ReviewPage = lazy(async () => ({ default: (await import('../features/review/components/review-page.tsx')).ReviewPage }));
const StaffFrame = lazy(async () => ({ default: (await import('./staff/staff-frame.tsx')).StaffFrame }));
const AccountPage = lazy(async () => ({
  default: (await import('../features/account/components/account-page.tsx')).AccountPage,
}));

/** The areas of staff have their own frame within their guards; routes.tsx puts the shop's around all other pages. */
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
        <Route path=":number/correct" element={<CorrectPage />} />
      </Route>
      <Route path="support" element={<Navigate to="/support" replace />} />
      <Route path="support/:number" element={<ThreadPage />} />
      <Route path="account" element={<AccountPage />} />
    </Route>
    <Route
      path="designer"
      element={
        <DesignerOnly>
          <StaffFrame />
        </DesignerOnly>
      }
    >
      <Route index element={<QueuePage />} />
      <Route path="jobs/:id" element={<JobPage />} />
      <Route path="renders" element={<DesignerRendersPage />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route
      path="admin"
      element={
        <AdminOnly>
          <StaffFrame />
        </AdminOnly>
      }
    >
      <Route index element={<AdminPage />} />
      <Route path="tools" element={<ToolsPage />} />
      <Route path="people" element={<PeoplePage />} />
      <Route path="people/:uid" element={<PersonPage />} />
      <Route path="partners" element={<PartnersPage />} />
      <Route path="partners/:uid" element={<AdminPartnerPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="keys" element={<AdminKeysPage />} />
      <Route path="renders" element={<AdminRendersPage />} />
      <Route path="orders" element={<AdminOrdersPage />} />
      <Route path="orders/:number" element={<AdminOrderPage />} />
      <Route path="batch" element={<BatchesPage />} />
      <Route path="batch/:id" element={<BatchPage />} />
      <Route path="themes" element={<AdminThemesPage />} />
      <Route path="themes/:id" element={<AdminThemePage />} />
      <Route path="health" element={<HealthPage />} />
      <Route path="ratings" element={<RatingsPage />} />
      <Route path="money" element={<MoneyPage />} />
      <Route path="support" element={<RequestsPage />} />
      <Route path="support/:number" element={<RequestPage />} />
      <Route path="prices" element={<PricesPage />} />
      <Route path="settings" element={<SettingsPage />} />
      <Route path="start" element={<StartPage />} />
      <Route path="theme-guide" element={<ThemeGuidePage />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route path="review/:token" element={<ReviewPage />} />
    <Route path="partner" element={<StaffFrame />}>
      <Route index element={<PartnerPage />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route
      path="partner/keys"
      element={
        <KeyHolderOnly>
          <StaffFrame />
        </KeyHolderOnly>
      }
    >
      <Route index element={<PartnerKeysPage />} />
    </Route>
    <Route path="goto" element={<Goto />} />
    <Route path="*" element={<NotFound />} />
  </>
);

export function OtherPages() {
  return <Routes>{OTHER_PAGES}</Routes>;
}
