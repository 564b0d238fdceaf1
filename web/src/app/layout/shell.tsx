import { lazy, Suspense, useEffect, useRef } from 'react';
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

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const opened = useRef(pathname);
  useScrollRestoration();

  // A new page is announced by moving focus to it; the first page keeps the browser's own initial focus.
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <LoadWhenSettled />
      <TopBar />
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
      <Footer />
      <Snackbar />
      <Suspense fallback={null}>{state?.signInFor && <SignInAsked />}</Suspense>
      <Visitor />
    </div>
  );
}
