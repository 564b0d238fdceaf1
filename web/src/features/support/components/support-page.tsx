import { SUPPORT_KIND_LABELS, SUPPORT_KINDS, type SupportKind } from '@nimantran/proto/domain/support-request';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { classes } from '../../../lib/classes.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { ownOrdersQuery, requestsQuery } from '../api/support.ts';
import { isSupportKind, KIND_HINTS } from '../lib/request-form.ts';
import { OwnRequests } from './own-requests.tsx';
import { RequestFormView } from './request-form-view.tsx';
import css from './support-page.module.css';

export function SupportPage() {
  const session = useSession();
  const ownLoaded = useOwnLoaded(session.status === 'signed-in');
  const [search] = useSearchParams();
  // On a phone, a visitor who follows a link to write finds the form first; one who returns for an answer finds the requests.
  const [comesToWrite] = useState(search.has('kind') || search.has('order'));
  return (
    <Page>
      <PageMeta
        title="Support"
        description="Contact us: customer care for orders, corrections, changes, refunds and the lowest price guarantee. A person answers."
      />
      <header className={css.head}>
        <h1>Support</h1>
        <p>Contact us: a person from our customer care reads every message and answers here and by email.</p>
      </header>
      <div key={String(ownLoaded)} className={classes(css.columns, !comesToWrite && css.answersFirst)}>
        <div className={css.main}>{ownLoaded ? <RequestFormView /> : <Guest signedOut={session.status === 'signed-out'} />}</div>
        {ownLoaded && <OwnRequests />}
        <Elsewhere />
      </div>
    </Page>
  );
}

/** Whether the person's own data has loaded: the page changes once, so that nothing moves under the finger. */
function useOwnLoaded(signedIn: boolean): boolean {
  const requests = useInfiniteQuery({ ...requestsQuery, enabled: signedIn });
  const orders = useQuery({ ...ownOrdersQuery, enabled: signedIn });
  return signedIn && !requests.isLoading && !orders.isLoading;
}

/** Topics that visitors may write about, and how to write: the same text for signed-out visitors and while the session is unknown. */
function Guest({ signedOut }: { signedOut: boolean }) {
  const asked = useSearchParams()[0].get('kind');
  const kind = isSupportKind(asked) ? asked : undefined;
  const { support_email: email } = useShop().about;
  return (
    <div className={css.words}>
      <h2>Write to us</h2>
      {kind && (
        <p>
          You came to write about: <strong>{SUPPORT_KIND_LABELS[kind]}</strong>. {KIND_HINTS[kind]}
        </p>
      )}
      <p>Sign in with the account you ordered with: we see which order you mean, and you find our answer here.</p>
      {signedOut ? <SignInButton /> : <Skeleton className={css.bone} />}
      <p>
        Without an account, write to <a href={mailTo(email, kind)}>{email}</a>. Please include the order number (NM-…) if you have
        one.
      </p>
      <h3>What you can write about</h3>
      <dl className={css.kinds}>
        {SUPPORT_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{SUPPORT_KIND_LABELS[kind]}</dt>
            <dd>{KIND_HINTS[kind]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const mailTo = (email: string, kind?: SupportKind): string =>
  `mailto:${email}${kind ? `?subject=${encodeURIComponent(SUPPORT_KIND_LABELS[kind])}` : ''}`;

function SignInButton() {
  const { signIn, prepare, pending } = useSignIn();
  return (
    <Button busy={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void signIn()}>
      Sign in to write
    </Button>
  );
}

function Elsewhere() {
  const { about, seller } = useShop();
  return (
    <aside className={css.elsewhere} aria-label="Other ways">
      <h2>When we answer</h2>
      <p>
        {about.support_hours}, usually {about.support_answers}. On Sundays we work only on Express orders. If you prefer a call,
        leave a phone number and a good time in your message.
      </p>
      <h2>Other ways</h2>
      <ul>
        <li>
          <Link to="/user/invitations?invitation=all">Track Order</Link> shows where your order is.
        </li>
        <li>
          <Link to="/faqs">FAQs</Link> answers the most common questions, such as <Link to="/faqs#correction">corrections</Link>,{' '}
          <Link to="/faqs#refunds">refunds</Link> and <Link to="/faqs#delivery-time">delivery</Link>.
        </li>
        <li>
          By email: <a href={mailTo(about.support_email)}>{about.support_email}</a>
        </li>
        <li>
          Complaints: {seller.officer.name}, <a href={`mailto:${seller.officer.email}`}>{seller.officer.email}</a>
        </li>
      </ul>
    </aside>
  );
}
