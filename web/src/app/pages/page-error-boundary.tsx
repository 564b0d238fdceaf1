import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';

interface Props {
  /** Another address starts afresh. */
  path: string;
  children: ReactNode;
}

/** A page that broke, or a part of the app that did not load. */
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
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Page>
        <title>Something went wrong | Nimantran</title>
        <EmptyState
          heading="h1"
          title="This page did not open."
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <a className={buttonClass({ look: 'plain' })} href="/">
                Go Home
              </a>
            </>
          }
        >
          <p>Something went wrong while showing it. What you have typed is kept on this device.</p>
        </EmptyState>
      </Page>
    );
  }
}
