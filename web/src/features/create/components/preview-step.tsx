import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SignInDialog } from '../../../components/feedback/sign-in-dialog.tsx';
import { PriceLines } from '../../../components/orders/price-lines.tsx';
import { Page } from '../../../components/page/page.tsx';
import { LinkedNumbers } from '../../../components/text/linked-numbers.tsx';
import { hasContent } from '../../../lib/drafts/draft.ts';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { type Faults, faultsOfProblem, LOOK_AGAIN } from '../../../lib/forms/problem-faults.ts';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { isProblem, messageOf } from '../../../lib/http/api.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useSession } from '../../../lib/session/session.ts';
import { say } from '../../../lib/snackbar.ts';
import { usePreviewQuote } from '../api/quotes.ts';
import { useAskPreview } from '../hooks/use-ask-preview.ts';
import { billingFaults } from '../lib/billing-faults.ts';
import { billingStart } from '../lib/billing-start.ts';
import { faultsOfForm, validateDraft } from '../lib/validate-draft.ts';
import { BillingFields } from './billing-fields.tsx';
import flow from './create-flow.module.css';
import { useCreate } from './create-flow.tsx';
import { NothingToCheck } from './details-gone.tsx';
import pay from './pay-page.module.css';

const NOTE_LIMIT = 2_000;

/** Asks support for a preview order of the draft: its price, its process, and the billing details it needs. */
export function PreviewStep() {
  const { theme, draftKey, addressOf } = useCreate();
  const { draft, change } = useDraft(draftKey);
  const session = useSession();
  const { currency, visible } = usePricing();
  const quote = usePreviewQuote(theme, draft, currency);
  const [note, setNote] = useUnsentText(`preview-note:${draftKey}`);
  const [faults, setFaults] = useState<Faults>({});
  const [asksSignIn, setAsksSignIn] = useState(false);
  const asking = useAskPreview(theme);
  const client = useQueryClient();
  const navigate = useNavigate();

  if (!hasContent(draft)) return <NothingToCheck />;
  if (Object.keys(validateDraft(theme, draft)).length > 0) return <Navigate to={addressOf()} replace />;
  const billing = billingStart(draft, session.user, currency);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = billingFaults(billing, true);
    setFaults(found);
    if (focusFault(found)) return;
    if (session.status !== 'signed-in') return setAsksSignIn(true);
    if (asking.isPending) return;
    asking.mutate(
      { draft: { ...draft, billing }, currency, note },
      {
        onSuccess: ({ number }) => {
          setNote('');
          say('We received your request.');
          void navigate(`/user/support/${number}`);
        },
        onError: (error) => {
          if (isProblem(error, 'theme_changed')) void client.invalidateQueries({ queryKey: ['theme'] });
          const told = isProblem(error) ? faultsOfProblem(error.problem.errors) : {};
          setFaults(told);
          focusFault(told);
          // Faults of the invitation are corrected on the form.
          const ofForm = faultsOfForm(told);
          if (Object.keys(ofForm).length > 0) void navigate(addressOf(), { state: { faults: ofForm } });
        },
      },
    );
  };

  return (
    <Page>
      <header className={flow.head}>
        <h1>See a preview first?</h1>
        <p>{theme.title}, with your own details and photos, before the video is made.</p>
      </header>
      <form className={flow.columns} noValidate onSubmit={submit}>
        <div className={pay.fields}>
          <ol className={pay.way}>
            <li>Send us a request. Support checks your details and opens an order with a preview for you.</li>
            <li>You pay half in advance, through a link that we send you by email.</li>
            <li>A designer makes the preview: your video, small and watermarked. You watch it in My Orders.</li>
            <li>You tell us what to change, then pay the other half, and we make the full video.</li>
          </ol>
          <p>
            The video costs double, because it is made twice. If you stop after the preview, we keep the first half and never
            charge the second.
          </p>
          <BillingFields billing={billing} faults={faults} onChange={(next) => change({ billing: next })} />
          <Field id="preview-note" label="Anything else we should know?" optional count={{ now: note.length, limit: NOTE_LIMIT }}>
            {(control) => (
              <textarea {...control} value={note} maxLength={NOTE_LIMIT} onChange={(event) => setNote(event.target.value)} />
            )}
          </Field>
        </div>
        <aside className={pay.order} aria-label="With a preview">
          <h2>With a preview</h2>
          {visible && quote.data && (
            <>
              <PriceLines lines={quote.data.lines} total={quote.data.total} totalLabel="Total, in two halves" />
              {draft.promo_code !== '' && <p className={pay.note}>Support takes your promo code into account if it applies.</p>}
            </>
          )}
          <p className={pay.note}>Nothing is charged now. You see the exact amount before you pay.</p>
          {asking.isError && (
            <Notice kind="error">
              <LinkedNumbers>{Object.keys(faults).length > 0 ? LOOK_AGAIN : messageOf(asking.error)}</LinkedNumbers>
            </Notice>
          )}
          <Button type="submit" wide busy={asking.isPending}>
            Request a preview
          </Button>
          <Link to={addressOf('step=verify')}>Order without a preview</Link>
        </aside>
      </form>
      {asksSignIn && (
        <SignInDialog
          title="Sign in to send the request"
          onClose={() => setAsksSignIn(false)}
          onSignedIn={() => setAsksSignIn(false)}
        >
          Our answer and your preview are saved in your account. What you have typed stays as it is.
        </SignInDialog>
      )}
    </Page>
  );
}
