import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Snackbar } from '../../components/snackbar.tsx';
import { Footer } from './footer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import css from './shell.module.css';
import { TopBar } from './top-bar.tsx';

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const loading = useNavigation().state === 'loading';

  // A new page is announced by moving focus to it; the first one keeps the browser's own start.
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
      <TopBar />
      <ProgressBar routeLoading={loading} />
      <main id="content" ref={main} className={css.main} tabIndex={-1}>
        <OfflineNotice />
        <Outlet />
      </main>
      <Footer />
      <Snackbar />
      <ScrollRestoration />
    </div>
  );
}
