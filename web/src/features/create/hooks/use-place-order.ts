import type { Money } from '@nimantran/proto/domain/currency';
import type { Video } from '@nimantran/proto/domain/theme';
import { openCheckout, placeOrder } from '@nimantran/proto/http/orders/orders';
import type { SameOrder } from '@nimantran/proto/http/shared/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { type Draft, type DraftKey, type Placing, passDraftsOn } from '../../../lib/drafts/draft.ts';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { type Faults, faultsOfProblem, LOOK_AGAIN } from '../../../lib/forms/problem-faults.ts';
import { call, isProblem, messageOf } from '../../../lib/http/api.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { readAttribution } from '../../../lib/visits/read-attribution.ts';
import { orderBodyOf, placingOf } from '../lib/order-body.ts';
import { faultsOfForm } from '../lib/validate-draft.ts';

/** Faults that have a field on the payment page. */
const SHOWN = /^(billing\.|terms_accepted$)/;

/** The longest that paying waits for the draft to be stored. */
const KEEPING_MS = 3_000;

/** What to do about the same order that there already is. */
type Wish = SameOrder['choices'][number];

interface PlacingParts {
  theme: Video;
  draftKey: DraftKey;
  /** The order that the form was filled from, if any. */
  filledFrom: string | undefined;
  addressOf: (more?: string) => string;
  onFaults: (faults: Faults) => void;
  keepDraft: () => Promise<void>;
}

/** Places the order once per content, then redirects to the payment provider's page. */
export function usePlaceOrder({ theme, draftKey, filledFrom, addressOf, onFaults, keepDraft }: PlacingParts) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { change } = useDraft(draftKey);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [lostCode, setLostCode] = useState<string | null>(null);
  const [same, setSame] = useState<SameOrder | null>(null);
  usePageRestored(() => setPending(false));

  const place = async (draft: Draft, total: Money, wish?: Wish): Promise<void> => {
    const body = orderBodyOf(theme, draft, total);
    const placing = wishedPlacing(placingOf(draft.placing, body, newKey), same, wish);
    setPending(true);
    setProblem(null);
    setLostCode(null);
    setSame(null);
    // Stored before it is sent, so that a reload in between repeats the request with the same key.
    change({ billing: draft.billing, placing });
    // The shop deletes the draft that was ordered, but not a later version.
    await Promise.race([keepDraft(), new Promise((resolve) => setTimeout(resolve, KEEPING_MS))]);
    try {
      window.location.assign(placing.number === null ? await placeNew(placing) : await payAgain(placing.number));
    } catch (error) {
      setPending(false);
      await explain(error, isProblem(error, 'not_replaceable') ? (placing.replaces ?? null) : placing.number);
    }

    /** Returns the address of the new order's checkout. */
    async function placeNew({ key, replaces }: Placing): Promise<string> {
      const attribution = readAttribution();
      const { order, checkout } = await call(placeOrder, {
        body: {
          ...body,
          ...(replaces && { replaces }),
          ...(filledFrom !== undefined && { filled_from: filledFrom }),
          ...(wish === 'once_more' && same && { once_more: same.number }),
          ...(attribution && { attribution }),
        },
        idempotencyKey: key,
      });
      change({ placing: { ...placing, number: order.number, replaces: null } });
      if (replaces) passDraftsOn(replaces, order.number);
      return checkout.checkout_url;
    }
  };

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
    } else if (isProblem(error, 'same_order') && error.problem.same_order) {
      setSame(error.problem.same_order);
    } else if (number === null && isProblem(error, 'not_payable')) {
      // The key of this content belongs to an order that has ended.
      change({ placing: null });
      setProblem('That order is no longer open. Please press Pay again.');
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
      void navigate(addressOf(), { state: { faults: ofForm } });
      return;
    }
    onFaults(faults);
    focusFault(faults);
  }

  return { place, pending, problem, lostCode, same };
}

const newKey = () => crypto.randomUUID();

/** The attempt that follows from the customer's choice; one that means another order needs a key of its own. */
function wishedPlacing(placing: Placing, same: SameOrder | null, wish: Wish | undefined): Placing {
  switch (wish) {
    case undefined:
      return placing;
    case 'pay':
      return { ...placing, number: same?.number ?? null };
    case 'replace':
      return { ...placing, key: newKey(), number: null, replaces: same?.number ?? null };
    case 'once_more':
      return { ...placing, key: newKey(), number: null };
  }
}

/** Returns the address of the checkout of an order placed before. */
async function payAgain(number: string): Promise<string> {
  const { checkout_url } = await call(openCheckout, {
    params: { number },
    body: { bill_id: null },
    idempotencyKey: newKey(),
  });
  return checkout_url;
}
