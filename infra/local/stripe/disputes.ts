import { StripeApiError } from './errors.ts';
import { type Change, emit } from './events.ts';
import { newId } from './ids.ts';
import { type Charge, type Dispute, idOf } from './objects.ts';

const DAY = 86_400;

/** The bank takes a payment back until the case is decided. */
export function openDispute(
  change: Change,
  charge: Charge,
  wanted: { amount?: number | undefined; reason?: string | undefined },
): Dispute {
  if (!charge.paid || charge.disputed)
    throw new StripeApiError(`Charge ${charge.id} is ${charge.paid ? 'disputed already' : 'not paid'}.`);
  const dispute: Dispute = {
    id: newId('du_1'),
    object: 'dispute',
    amount: wanted.amount ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: change.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(charge.billing_details.email, charge.billing_details.name),
    evidence_details: {
      due_by: change.now + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: wanted.reason ?? 'fraudulent',
    status: 'needs_response',
  };
  change.tx.put('dispute', dispute);
  change.tx.put('charge', { ...charge, disputed: true });
  emit(change, 'charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(change: Change, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') throw new StripeApiError(`Dispute ${dispute.id} is closed already.`);
  const closed: Dispute = { ...dispute, status };
  change.tx.put('dispute', closed);
  emit(change, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

function emptyEvidence(email: string | null, name: string | null): Dispute['evidence'] {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: email,
    customer_name: name,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
