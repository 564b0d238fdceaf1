import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../components/page/not-found.tsx';

const CreateFlow = lazy(async () => ({ default: (await import('../features/create/components/create-flow.tsx')).CreateFlow }));
const CreatePage = lazy(async () => ({ default: (await import('../features/create/components/create-page.tsx')).CreatePage }));
const PayPage = lazy(async () => ({ default: (await import('../features/create/components/pay-page.tsx')).PayPage }));

/** Below /video/create. */
export const CREATE_PAGES = (
  <>
    <Route element={<CreateFlow />}>
      <Route index element={<CreatePage />} />
      <Route path="pay" element={<PayPage />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </>
);

export function CreatePages() {
  return <Routes>{CREATE_PAGES}</Routes>;
}
