import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';

/** A screen that broke, or a part of the app that could not be loaded: the words typed are kept on this device. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
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
