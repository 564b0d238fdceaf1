import type { Video } from '@nimantran/proto/domain/theme';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { createAddress } from '../../../lib/drafts/create-address.ts';
import { type DraftKey, formKeyOf, hasContent, loadDraft, saveDraft } from '../../../lib/drafts/draft.ts';
import { draftStore, forgetStore, useDraftOwner } from '../../../lib/drafts/draft-store.ts';
import type { DraftSync } from '../../../lib/drafts/draft-sync.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { useIsSignedOut } from '../../../lib/session/session.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { ANY_CATEGORY, categorySlugOf, themeQuery } from '../../../lib/themes/theme-queries.ts';
import { useKeptUploads } from '../../../lib/uploads/uploads.ts';
import { useDraftSync } from '../hooks/use-draft-sync.ts';
import { useOrderDraft } from '../hooks/use-order-draft.ts';
import css from './create-flow.module.css';
import { SignInAgain } from './sign-in-again.tsx';

interface CreateContext {
  theme: Video;
  /** The draft behind the form: the theme's, or one of an order that the form is filled from. */
  draftKey: DraftKey;
  /** The order that the form is filled from, if any. */
  orderNumber: string | undefined;
  /** The address of a screen of this form; `more` names its step or part. */
  addressOf: (more?: string, page?: '' | '/pay') => string;
  /** A draft was restored from an earlier visit, and the user has not been informed yet. */
  restored: { now: boolean };
  /** The content for which the customer accepted the terms, as `consentOf` returns it: until the page is left or other words are ordered. */
  accepted: { content: string | null };
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
  const orderNumber = search.get('order') ?? undefined;
  const flow = { themeId, given: given?.id === themeId ? given : undefined };
  if (orderNumber === undefined) return <ThemeFlow key={themeId} {...flow} />;
  return <OrderFlow key={`${themeId} ${orderNumber}`} {...flow} orderNumber={orderNumber} />;
}

interface FlowProps {
  themeId: number;
  given: Video | undefined;
}

const useTheme = ({ themeId, given }: FlowProps) =>
  useQuery({
    ...themeQuery(given ? categorySlugOf(given) : ANY_CATEGORY, String(themeId)),
    ...(given && { placeholderData: given }),
  });

/** The form of a theme, with the customer's draft of it. */
function ThemeFlow({ themeId, given }: FlowProps) {
  const { data, error, refetch } = useTheme({ themeId, given });
  const restored = useRef({ now: hasContent(draftStore(themeId).get()) });
  const accepted = useRef<CreateContext['accepted']>({ content: null });
  useEffect(() => () => forgetStore(themeId), [themeId]);
  useKeptUploads();
  const isSignedOut = useIsSignedOut();
  const isOwned = useDraftOwner(themeId) !== null;
  const { isReady, sync } = useDraftSync(themeId, () => {
    restored.current.now = true;
  });

  const addressOf = useAddress(themeId, undefined);

  if (data !== undefined && isReady && data.id !== themeId) return <LeadOn from={themeId} to={data} />;
  if (data !== undefined && isReady) {
    const context: CreateContext = {
      theme: data,
      draftKey: themeId,
      orderNumber: undefined,
      addressOf,
      restored: restored.current,
      accepted: accepted.current,
      sync,
    };
    const isClosed = isSignedOut && isOwned;
    return (
      <>
        {isClosed && <SignInAgain themeId={themeId} />}
        {/* Unsent changes stay in the page until their owner signs in again. */}
        <div hidden={isClosed}>
          <Outlet context={context} />
        </div>
      </>
    );
  }
  return error === null ? <FlowSkeleton /> : <FlowFailed error={error} onRetry={() => void refetch()} />;
}

/** To the form of a theme of which a palette has taken the place of this one, with what was typed here. */
function LeadOn({ from, to }: { from: number; to: Video }) {
  const navigate = useNavigate();
  useEffect(() => {
    const typed = loadDraft(from);
    if (hasContent(typed) && !hasContent(loadDraft(to.id))) saveDraft(to.id, typed);
    void navigate(createAddress({ themeId: to.id }, to.palette && `palette=${to.palette}`), { replace: true });
  }, [from, to, navigate]);
  return <FlowSkeleton />;
}

/** The form of an order: to change it before it is paid, or to order the same again. */
function OrderFlow({ themeId, given, orderNumber }: FlowProps & { orderNumber: string }) {
  const draftKey = formKeyOf(orderNumber);
  const theme = useTheme({ themeId, given });
  const restored = useRef({ now: false });
  const accepted = useRef<CreateContext['accepted']>({ content: null });
  const filled = useOrderDraft(theme.data, { themeId, draftKey, orderNumber });
  const isSignedOut = useIsSignedOut();
  useEffect(() => () => forgetStore(draftKey), [draftKey]);
  useKeptUploads();
  const addressOf = useAddress(themeId, orderNumber);

  if (theme.data !== undefined && filled.isReady) {
    const context: CreateContext = {
      theme: theme.data,
      draftKey,
      orderNumber,
      addressOf,
      restored: restored.current,
      accepted: accepted.current,
      sync: undefined,
    };
    return (
      <>
        {isSignedOut && <SignInAgain themeId={themeId} />}
        <div hidden={isSignedOut}>
          <Outlet context={context} />
        </div>
      </>
    );
  }
  if (theme.error) return <FlowFailed error={theme.error} onRetry={() => void theme.refetch()} />;
  if (filled.otherTheme) return <Navigate to={createAddress({ themeId: filled.otherTheme, orderNumber })} replace />;
  if (filled.isSignedOut) return <SignInToOrder />;
  if (filled.error) return <OrderFailed orderNumber={orderNumber} onRetry={() => void filled.refetch()} />;
  return <FlowSkeleton />;
}

function useAddress(themeId: number, orderNumber: string | undefined): CreateContext['addressOf'] {
  return useCallback((more, page) => createAddress({ themeId, orderNumber }, more, page), [themeId, orderNumber]);
}

function FlowFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isProblem(error) && error.status === 404) return <NoTheme />;
  return (
    <Page>
      <EmptyState heading="h1" title="The theme could not be loaded." actions={<Button onClick={onRetry}>Try again</Button>}>
        <p>What you have typed is saved on this device.</p>
      </EmptyState>
    </Page>
  );
}

function OrderFailed({ orderNumber, onRetry }: { orderNumber: string; onRetry: () => void }) {
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={`Order ${orderNumber} could not be loaded.`}
        actions={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <ButtonLink look="plain" to="/user/invitations">
              My Orders
            </ButtonLink>
          </>
        }
      >
        <p>You may be signed in with a different account.</p>
      </EmptyState>
    </Page>
  );
}

function SignInToOrder() {
  const { signIn, pending } = useSignIn();
  return (
    <Page>
      <EmptyState
        heading="h1"
        title="Sign in to open your order."
        actions={
          <Button busy={pending} onClick={() => void signIn()}>
            Sign in
          </Button>
        }
      >
        <p>The form is filled with the details of your order.</p>
      </EmptyState>
    </Page>
  );
}

function NoTheme() {
  return (
    <Page>
      <PageMeta title="Choose a theme" description="Open a theme and make it yours." noIndex />
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
