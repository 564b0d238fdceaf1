import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { Button, buttonClass } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useOnline } from '../../lib/browser/online.ts';
import { MESSAGES } from '../../lib/shop/messages.ts';
import { say } from '../../lib/snackbar.ts';

interface Props {
  /** A new address resets the boundary. */
  path: string;
  children: ReactNode;
}

/** Shown for a page that failed, or a part of the app that did not load. */
export class PageErrorBoundary extends Component<Props, { broken: boolean; path: string }> {
  override state = { broken: false, path: this.props.path };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: { path: string }): { broken: boolean; path: string } | null {
    return props.path === state.path ? null : { broken: false, path: props.path };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    if (!navigator.onLine) say(MESSAGES.offline);
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const online = useOnline();
  // A part that failed to load offline is requested again only by a reload.
  useEffect(() => {
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Page>
      <PageMeta title="Something went wrong" description="This page could not be opened." noIndex />
      <EmptyState
        heading="h1"
        title="This page could not be opened."
        actions={
          online && (
            <>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <a className={buttonClass({ look: 'plain' })} href="/">
                Go Home
              </a>
            </>
          )
        }
      >
        <p>
          {online
            ? 'Something went wrong while opening it. What you have typed is saved on this device.'
            : 'This page needs the internet the first time you open it. It opens as soon as you are connected.'}
        </p>
      </EmptyState>
    </Page>
  );
}
