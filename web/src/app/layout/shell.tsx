import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Snackbar } from '../../components/feedback/snackbar.tsx';
import { LoadWhenSettled } from '../load-when-settled.tsx';
import { PageErrorBoundary } from '../pages/page-error-boundary.tsx';
import { Ready } from '../ready.tsx';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProgressBar, ProgressLine } from './progress-bar.tsx';
import { Landing, Visitor } from './session-and-landing.tsx';
import css from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const SignInAsked = lazy(async () => ({ default: (await import('./sign-in-asked.tsx')).SignInAsked }));

/** The address of the page that was opened last. */
let opened: string | undefined;

/** What surrounds every page. Customers' pages have the shop's bar and footer; staff pages give others. */
export function Shell({ bars = <TopBar />, foot = <Footer /> }: { bars?: ReactNode; foot?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  useScrollRestoration();

  // A new page is announced by moving focus to it; the first page keeps the browser's own initial focus.
  useEffect(() => {
    if (opened !== undefined && opened !== pathname) main.current?.focus({ preventScroll: true });
    opened = pathname;
  }, [pathname]);

  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <LoadWhenSettled />
      {bars}
      <ProgressBar />
      <main id="content" ref={main} className={css.main} tabIndex={-1}>
        <OfflineNotice />
        <PageErrorBoundary path={pathname}>
          <Suspense fallback={<ProgressLine />}>
            <Outlet />
            <Landing />
            <Ready />
          </Suspense>
        </PageErrorBoundary>
      </main>
      {foot}
      <Snackbar />
      <Suspense fallback={null}>{state?.signInFor && <SignInAsked />}</Suspense>
      <Visitor />
    </div>
  );
}
