import { formatMoney } from '@nimantran/proto/domain/currency';
import { methodsInWords, slowOnes } from '@nimantran/proto/domain/payment-method';
import type { SameOrder } from '@nimantran/proto/http/shared/problem';
import { type FormEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SignInDialog } from '../../../components/feedback/sign-in-dialog.tsx';
import { PriceLines } from '../../../components/orders/price-lines.tsx';
import { PromisedTime } from '../../../components/orders/promised-time.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { Icon } from '../../../components/pictures/icons.tsx';
import { LinkedNumbers } from '../../../components/text/linked-numbers.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { hasContent } from '../../../lib/drafts/draft.ts';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { namesOf } from '../../../lib/invitation/invitation-lines.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useDeliveryPromise } from '../../../lib/shop/delivery-promise.ts';
import { usePaymentMethods } from '../api/payment-methods.ts';
import { useQuote } from '../api/quotes.ts';
import { usePlaceOrder } from '../hooks/use-place-order.ts';
import { billingFaults } from '../lib/billing-faults.ts';
import { billingStart } from '../lib/billing-start.ts';
import { consentOf, replacedOrder } from '../lib/order-body.ts';
import { validateDraft } from '../lib/validate-draft.ts';
import { BillingFields } from './billing-fields.tsx';
import flow from './create-flow.module.css';
import { useCreate } from './create-flow.tsx';
import { NothingToCheck } from './details-gone.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { OtherDraft } from './other-draft.tsx';
import css from './pay-page.module.css';
import { PriceNews } from './price-news.tsx';
import { PromoCode } from './promo-code.tsx';
import { QuoteProblem } from './quote-problem.tsx';
import { SameOrderNotice } from './same-order-notice.tsx';

export function PayPage() {
  const shop = useShop();
  const { theme, draftKey, orderNumber, addressOf, accepted, sync } = useCreate();
  const { draft, change } = useDraft(draftKey);
  const session = useSession();
  const { currency, visible } = usePricing();
  const promise = useDeliveryPromise();
  const quote = useQuote(theme, draft, currency);
  const methods = usePaymentMethods(currency);
  const words = methodsInWords(methods);
  const slow = methodsInWords(slowOnes(methods));
  const content = consentOf(theme, draft);
  const [termsFor, setTermsFor] = useState(accepted.content);
  const terms = termsFor === content;
  const [faults, setFaults] = useState<Faults>({});
  const [asksSignIn, setAsksSignIn] = useState(false);
  const placing = usePlaceOrder({
    theme,
    draftKey,
    filledFrom: orderNumber,
    addressOf,
    onFaults: setFaults,
    keepDraft: async () => sync?.flush(),
  });

  if (!hasContent(draft)) return <NothingToCheck />;
  if (Object.keys(validateDraft(theme, draft)).length > 0) return <Navigate to={addressOf()} replace />;

  const names = namesOf(theme, draft);
  const billing = billingStart(draft, session.user, currency);

  const replaced = quote.data && replacedOrder(theme, { ...draft, billing }, quote.data.total);

  const pay = (choice?: SameOrder['choices'][number]) => {
    const found = billingFaults(billing, terms);
    setFaults(found);
    if (focusFault(found)) return;
    if (session.status !== 'signed-in') setAsksSignIn(true);
    else if (quote.data && !quote.isPlaceholderData) void placing.place({ ...draft, billing }, quote.data.total, choice);
  };

  return (
    <Page>
      <PageMeta title="Billing and payment" description="Billing details and payment." noIndex />
      <header className={flow.head}>
        <FlowSteps current="Pay" />
        <h1>Billing and payment</h1>
        <p>You pay {words !== '' && `by ${words} `}on our payment provider's page, which then brings you back here.</p>
      </header>
      <OtherDraft />
      <form
        className={flow.columns}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          pay();
        }}
      >
        <div className={css.fields}>
          <BillingFields billing={billing} faults={faults} onChange={(next) => change({ billing: next })} />
          <div>
            <label className={css.terms}>
              <input
                id="terms_accepted"
                type="checkbox"
                required
                checked={terms}
                aria-invalid={faults.terms_accepted !== undefined}
                aria-describedby={faults.terms_accepted ? 'terms_accepted-fault' : undefined}
                onChange={(event) => {
                  accepted.content = event.target.checked ? content : null;
                  setTermsFor(accepted.content);
                  setFaults(({ terms_accepted: _settled, ...others }) => others);
                }}
              />
              <span>
                I have checked the invitation details and accept the{' '}
                <Link to="/terms-of-service" target="_blank">
                  Terms of Service
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </Link>
                .
              </span>
            </label>
            {faults.terms_accepted && (
              <p id="terms_accepted-fault" className={css.fault}>
                {faults.terms_accepted}
              </p>
            )}
          </div>
          <ul className={css.next}>
            <li>You pay once, in {currency}. Prices include all taxes that apply.</li>
            {slow !== '' && <li>A bank takes up to some days to confirm a payment by {slow}. We start when it has arrived.</li>}
            <li>We make your video in {shop.delivery[draft.delivery]} and email you when it is ready to download.</li>
            {draft.delivery === 'express' && <li>If we miss the time shown here, the express fee is refunded automatically.</li>}
            <li>{shop.claims.safety ? `${shop.claims.safety}: we` : 'We'} never see your card or your bank details.</li>
          </ul>
        </div>
        <aside className={css.order} aria-label="Your order">
          <h2>{theme.title}</h2>
          {names !== '' && (
            <p dir="auto">
              <ScriptText>{names}</ScriptText>
            </p>
          )}
          {quote.data && visible && <PriceLines lines={quote.data.lines} total={quote.data.total} />}
          {visible && <PriceNews total={quote.isFetching ? undefined : quote.data?.total} />}
          {quote.error && (
            <QuoteProblem
              error={quote.error}
              onRetry={() => void quote.refetch()}
              onDropCode={() => change({ promo_code: '' })}
            />
          )}
          {visible && <PromoCode theme={theme} draft={draft} change={change} lost={placing.lostCode} />}
          {promise && (
            <p className={css.promise}>
              <Icon name="clock" />
              <span>
                Ready by <PromisedTime at={promise[draft.delivery].due_at} />
              </span>
            </p>
          )}
          {replaced && (
            <Notice>
              <p>
                This replaces your unpaid order <Link to={`/user/invitations/${replaced}`}>{replaced}</Link>, which is cancelled
                when you press Pay.
              </p>
            </Notice>
          )}
          {placing.same && <SameOrderNotice same={placing.same} onChoose={pay} />}
          {placing.problem && (
            <Notice kind="error">
              <LinkedNumbers>{placing.problem}</LinkedNumbers>
            </Notice>
          )}
          <Button type="submit" wide busy={placing.pending} disabled={!quote.data || quote.isPlaceholderData}>
            {quote.data && visible ? `Pay ${formatMoney(quote.data.total)}` : 'Pay'}
          </Button>
          <Link to={addressOf('step=verify')}>Back to the details</Link>
        </aside>
      </form>
      {asksSignIn && (
        <SignInDialog title="Sign in to pay" onClose={() => setAsksSignIn(false)} onSignedIn={() => setAsksSignIn(false)}>
          Your order and your finished video are saved in your account.
        </SignInDialog>
      )}
    </Page>
  );
}
