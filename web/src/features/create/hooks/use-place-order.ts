import type { Money } from '@nimantran/proto/domain/currency';
import type { Video } from '@nimantran/proto/domain/theme';
import { cancelOrder, openCheckout, placeOrder } from '@nimantran/proto/http/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { type Faults, faultsOfProblem, LOOK_AGAIN } from '../../../lib/forms/problem-faults.ts';
import { call, isProblem, messageOf } from '../../../lib/http/api.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { readAttribution } from '../../../lib/visits/read-attribution.ts';
import { billingOf, customisationOf, musicRightsOf, optionsOf, placingOf } from '../lib/order-body.ts';
import { faultsOfForm } from '../lib/validate-draft.ts';

/** Faults that have a field on the payment page. */
const SHOWN = /^(billing\.|terms_accepted$)/;

/** The longest that paying waits for the draft to be stored. */
const KEEPING_MS = 3_000;

/** Places the order once per content, then redirects to the payment provider's page. */
export function usePlaceOrder(
  theme: Video,
  { onFaults, keepDraft }: { onFaults: (faults: Faults) => void; keepDraft: () => Promise<void> },
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { change } = useDraft(theme.id);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [lostCode, setLostCode] = useState<string | null>(null);
  usePageRestored(() => setPending(false));

  const place = async (draft: Draft, total: Money): Promise<void> => {
    const body = {
      theme_id: theme.id,
      theme_version: theme.version,
      customisation: customisationOf(theme, draft),
      options: optionsOf(theme, draft, total.currency),
      billing: billingOf(draft),
      expected_total_minor: total.amount_minor,
      terms_accepted: true as const,
      ...musicRightsOf(theme, draft),
    };
    const placing = placingOf(draft.placing, body, () => crypto.randomUUID());
    setPending(true);
    setProblem(null);
    setLostCode(null);
    const former = draft.placing?.key === placing.key ? null : (draft.placing?.number ?? null);
    if (former !== null && !(await giveUp(former))) return;
    // Stored before it is sent, so that a reload in between repeats the request with the same key.
    change({ billing: draft.billing, placing });
    // The shop deletes the draft that was ordered, but not a later version.
    await Promise.race([keepDraft(), new Promise((resolve) => setTimeout(resolve, KEEPING_MS))]);
    try {
      if (placing.number !== null) {
        const { checkout_url } = await call(openCheckout, {
          params: { number: placing.number },
          body: { bill_id: null },
          idempotencyKey: crypto.randomUUID(),
        });
        window.location.assign(checkout_url);
        return;
      }
      const attribution = readAttribution();
      const answer = await call(placeOrder, {
        body: { ...body, ...(attribution && { attribution }) },
        idempotencyKey: placing.key,
      });
      change({ placing: { ...placing, number: answer.order.number } });
      window.location.assign(answer.checkout.checkout_url);
    } catch (error) {
      setPending(false);
      await explain(error, placing.number);
    }
  };

  /** Cancels an unpaid order of the same draft in favour of the changed one, with its photos. Returns whether it did. */
  async function giveUp(number: string): Promise<boolean> {
    try {
      await call(cancelOrder, { params: { number } });
      return true;
    } catch (error) {
      if (isProblem(error) && error.status === 404) return true;
      setPending(false);
      await explain(error, number);
      return false;
    }
  }

  async function explain(error: unknown, number: string | null): Promise<void> {
    if (isProblem(error, 'price_changed')) {
      await client.invalidateQueries({ queryKey: ['quote'] });
      setProblem('The price has changed. Please check the new total and pay again.');
    } else if (isProblem(error, 'promo_unavailable')) {
      change({ promo_code: '' });
      await client.invalidateQueries({ queryKey: ['quote'] });
      setLostCode(error.problem.detail);
      setProblem('The promo code has just been used up. Please check the new total and pay again.');
    } else if (isProblem(error, 'theme_changed')) {
      await client.invalidateQueries({ queryKey: ['theme'] });
      setProblem('The theme has been improved since you opened it. Please check your details again and pay.');
    } else if (number !== null && isProblem(error) && (error.status === 409 || error.status === 404)) {
      // Paid in another tab, expired or cancelled: the order's page shows which. Another press places a new order.
      change({ placing: null });
      if (error.status === 409) void navigate(`/user/invitations/${number}`);
      else setProblem('That order is no longer open. Please press Pay again.');
    } else if (isProblem(error) && error.status === 401) {
      // In place of the page the person is asked to sign in, and pays again then.
      client.setQueryData(sessionQuery.queryKey, { session: null });
    } else {
      const faults = isProblem(error) ? faultsOfProblem(error.problem.errors) : {};
      showFaults(faults);
      setProblem(Object.keys(faults).some((field) => SHOWN.test(field)) ? LOOK_AGAIN : messageOf(error));
    }
  }

  /** Faults of the invitation are corrected on the form. */
  function showFaults(faults: Faults): void {
    const ofForm = faultsOfForm(faults);
    if (Object.keys(ofForm).length > 0) {
      void navigate(`/video/create?theme=${theme.id}`, { state: { faults: ofForm } });
      return;
    }
    onFaults(faults);
    focusFault(faults);
  }

  return { place, pending, problem, lostCode };
}
