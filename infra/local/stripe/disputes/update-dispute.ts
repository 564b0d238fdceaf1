import type Stripe from 'stripe';
import type { Known } from '../params/known-params.ts';
import type { Params } from '../params/params.ts';
import type { Dispute } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';
import { closeDispute, refuseClosed } from './disputes.ts';

export const UPDATE_DISPUTE: Known<Stripe.DisputeUpdateParams> = {
  evidence: {
    access_activity_log: 'read',
    appeal: 'unsupported',
    billing_address: 'read',
    cancellation_policy: 'unsupported',
    cancellation_policy_disclosure: 'read',
    cancellation_rebuttal: 'read',
    customer_communication: 'unsupported',
    customer_email_address: 'read',
    customer_name: 'read',
    customer_purchase_ip: 'read',
    customer_signature: 'unsupported',
    duplicate_charge_documentation: 'unsupported',
    duplicate_charge_explanation: 'read',
    duplicate_charge_id: 'read',
    enhanced_evidence: 'unsupported',
    product_description: 'read',
    receipt: 'unsupported',
    refund_policy: 'unsupported',
    refund_policy_disclosure: 'read',
    refund_refusal_explanation: 'read',
    service_date: 'read',
    service_documentation: 'unsupported',
    shipping_address: 'read',
    shipping_carrier: 'read',
    shipping_date: 'read',
    shipping_documentation: 'unsupported',
    shipping_tracking_number: 'read',
    uncategorized_file: 'unsupported',
    uncategorized_text: 'read',
  },
  expand: 'read',
  intended_submission_method: 'unsupported',
  metadata: 'read',
  submit: 'read',
};

const TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const satisfies readonly (keyof Stripe.DisputeUpdateParams.Evidence & keyof Dispute['evidence'])[];

/**
 * `POST /v1/disputes/:id`. As with Stripe's test keys, submitting `winning_evidence` or `losing_evidence` as
 * `uncategorized_text` decides the case; a case without either waits for its bank.
 */
export function updateDispute(change: Change, params: Params<Stripe.DisputeUpdateParams>, dispute: Dispute): Dispute {
  refuseClosed(dispute);
  const evidence = { ...dispute.evidence };
  const given = params.group('evidence');
  for (const key of TEXTS) if (given.isText(key)) evidence[key] = given.text(key, 20_000) ?? null;
  const submits = params.boolean('submit') ?? true;
  const details = dispute.evidence_details;
  const updated: Dispute = {
    ...dispute,
    evidence,
    evidence_details: {
      ...details,
      has_evidence: TEXTS.some((key) => evidence[key] !== null),
      submission_count: details.submission_count + (submits ? 1 : 0),
      submission_method: submits ? 'manual' : details.submission_method,
    },
    metadata: params.isGiven('metadata') ? { ...dispute.metadata, ...params.metadata('metadata') } : dispute.metadata,
    status: submits ? 'under_review' : dispute.status,
  };
  change.tx.put('dispute', updated);
  emit(change, {
    type: 'charge.dispute.updated',
    data: { object: updated, previous_attributes: { status: dispute.status, evidence: dispute.evidence } },
  });
  if (!submits) return updated;
  if (evidence.uncategorized_text === 'winning_evidence') return closeDispute(change, updated, 'won');
  if (evidence.uncategorized_text === 'losing_evidence') return closeDispute(change, updated, 'lost');
  return updated;
}
