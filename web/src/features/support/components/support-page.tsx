import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Page } from '../../../components/page.tsx';
import { PageMeta } from '../../../components/page-meta.tsx';
import { classes } from '../../../lib/classes.ts';
import { useSession } from '../../../lib/session.ts';
import { SHOP } from '../../../lib/shop.ts';
import { useSignIn } from '../../../lib/sign-in/use-sign-in.ts';
import { pageTitle } from '../../../lib/titles.ts';
import { OwnRequests } from './own-requests.tsx';
import { RequestFormView } from './request-form-view.tsx';
import css from './support-page.module.css';

export function SupportPage() {
  const session = useSession();
  const [search] = useSearchParams();
  // On a phone, who follows a link to write something finds the form first; who comes back for an answer, the requests.
  const [comesToWrite] = useState(search.has('kind') || search.has('order'));
  return (
    <Page>
      <PageMeta title={pageTitle('Support')} description="How to reach us about an order, a correction or a refund." />
      <header className={css.head}>
        <h1>Support</h1>
        <p>A person reads every message and answers here and by mail.</p>
      </header>
      <div className={classes(css.columns, !comesToWrite && css.answersFirst)}>
        <div className={css.main}>
          {session.status === 'signed-in' && <RequestFormView />}
          {session.status === 'signed-out' && <SignedOut />}
        </div>
        {session.status === 'signed-in' && <OwnRequests />}
        <Elsewhere />
      </div>
    </Page>
  );
}

function SignedOut() {
  const { signIn, prepare, pending } = useSignIn();
  return (
    <div className={css.words}>
      <h2>Write to us</h2>
      <p>Sign in with the account you ordered with: we see which order you mean, and our answer waits for you here.</p>
      <Button busy={pending} onPointerEnter={prepare} onFocus={prepare} onClick={() => void signIn()}>
        Sign in to write
      </Button>
      <p>
        Without an account, write to <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>:
      </p>
      <ul>
        <li>About an order: its number (NM-…), and what should be different.</li>
        <li>For changes beyond the theme: which theme, and what you have in mind.</li>
        <li>For the lowest price guarantee: a link to the similar design that is cheaper.</li>
        <li>To report a photo or words that should not be here: the order number or the video.</li>
      </ul>
    </div>
  );
}

function Elsewhere() {
  return (
    <aside className={css.elsewhere} aria-label="Other ways">
      <h2>Other ways</h2>
      <ul>
        <li>
          <Link to="/user/invitations?invitation=all">Track Order</Link> shows where your order is.
        </li>
        <li>
          <Link to="/faqs">FAQs</Link> answers what is asked most.
        </li>
        <li>
          By mail: <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>
        </li>
      </ul>
    </aside>
  );
}
