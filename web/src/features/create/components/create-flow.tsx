import type { Video } from '@nimantran/proto/domain/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useOutletContext, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { hasContent } from '../../../lib/drafts/draft.ts';
import { draftStore, forgetStore, useDraftOwner } from '../../../lib/drafts/draft-store.ts';
import type { DraftSync } from '../../../lib/drafts/draft-sync.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { pageTitle } from '../../../lib/page/titles.ts';
import { useIsSignedOut } from '../../../lib/session/session.ts';
import { ANY_CATEGORY, categorySlugOf, themeQuery } from '../../../lib/themes/theme-queries.ts';
import { useKeptUploads } from '../../../lib/uploads/uploads.ts';
import { useDraftSync } from '../hooks/use-draft-sync.ts';
import css from './create-flow.module.css';
import { SignInAgain } from './sign-in-again.tsx';

interface CreateContext {
  theme: Video;
  /** A draft was restored from an earlier visit, and the user has not been informed yet. */
  restored: { now: boolean };
  /** Stores the draft at the shop; undefined for visitors. */
  sync: DraftSync | undefined;
}

export const useCreate = (): CreateContext => useOutletContext<CreateContext>();

/** Finds the theme from navigation state or the address, and holds the state that the flow's screens share. */
export function CreateFlow() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Later steps and parts have no navigation state: the theme from it is stored, or it would be fetched again.
  const brought = videoOf(state);
  const kept = useRef(brought);
  if (brought) kept.current = brought;
  const given = kept.current;
  const asked = Number(search.get('theme'));
  const themeId = Number.isInteger(asked) && asked > 0 ? asked : given?.id;
  if (themeId === undefined) return <NoTheme />;
  return <Flow key={themeId} themeId={themeId} given={given?.id === themeId ? given : undefined} />;
}

function Flow({ themeId, given }: { themeId: number; given: Video | undefined }) {
  const { data, error, refetch } = useQuery({
    ...themeQuery(given ? categorySlugOf(given) : ANY_CATEGORY, String(themeId)),
    ...(given && { placeholderData: given }),
  });
  const restored = useRef({ now: hasContent(draftStore(themeId).get()) });
  useEffect(() => () => forgetStore(themeId), [themeId]);
  useKeptUploads();
  const isSignedOut = useIsSignedOut();
  const isOwned = useDraftOwner(themeId) !== null;
  const { isReady, sync } = useDraftSync(themeId, () => {
    restored.current.now = true;
  });

  if (data !== undefined && isReady) {
    const context: CreateContext = { theme: data, restored: restored.current, sync };
    const isClosed = isSignedOut && isOwned;
    return (
      <>
        {isClosed && <SignInAgain themeId={themeId} />}
        {/* What has not been sent yet stays in the page until its owner signs in again. */}
        <div hidden={isClosed}>
          <Outlet context={context} />
        </div>
      </>
    );
  }
  if (error === null) return <FlowSkeleton />;
  if (isProblem(error) && error.status === 404) return <NoTheme />;
  return (
    <Page>
      <EmptyState
        heading="h1"
        title="The theme could not be loaded."
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        <p>What you have typed is saved on this device.</p>
      </EmptyState>
    </Page>
  );
}

function NoTheme() {
  return (
    <Page>
      <PageMeta title={pageTitle('Choose a theme')} description="Open a theme and make it yours." noIndex />
      <EmptyState heading="h1" title="Choose a theme first." actions={<ButtonLink to="/">See all themes</ButtonLink>}>
        <p>Open a theme and press Edit Video to make it yours.</p>
      </EmptyState>
    </Page>
  );
}

function FlowSkeleton() {
  return (
    <Page>
      <div className={css.skeleton} role="status" aria-label="Loading the form">
        <Skeleton className={css.boneTitle} />
        <Skeleton className={css.boneForm} />
      </div>
    </Page>
  );
}

function videoOf(state: unknown): Video | undefined {
  if (typeof state !== 'object' || state === null || !('video' in state)) return undefined;
  const { video } = state;
  // Navigation state is our own, but it outlives a release: it is used only if its shape still fits.
  const fits = typeof video === 'object' && video !== null && 'id' in video && 'fields' in video && 'version' in video;
  return fits ? (video as Video) : undefined;
}
