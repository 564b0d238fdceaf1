import type Stripe from 'stripe';

type Details = Pick<Stripe.StripeRawError, 'code' | 'param' | 'charge' | 'decline_code' | 'payment_intent' | 'payment_method'>;
type Options = Details & { status?: number; type?: Stripe.RawErrorType };

/**
 * An error in Stripe's format: `{ error: { type, code, message, param } }`. Throwing it rolls the call back; returning it does
 * not.
 */
export class StripeApiError extends Error {
  readonly status: number;
  readonly raw: Stripe.StripeRawError;

  constructor(message: string, { status = 400, type = 'invalid_request_error', ...details }: Options = {}) {
    super(message);
    this.name = 'StripeApiError';
    this.status = status;
    const documented = details.code === undefined ? {} : { doc_url: docUrl(details.code) };
    this.raw = { type, message, ...details, ...documented };
  }

  body(): { error: Stripe.StripeRawError } {
    return { error: this.raw };
  }
}

/** The call is valid, but the current state forbids it. Stripe stores such responses under an idempotency key. */
export class RefusedError extends StripeApiError {}

export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

export function noSuch(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(`No such ${kind}: '${id}'`, { status: param === 'id' ? 404 : 400, code: 'resource_missing', param });
}

export function missingParam(param: string): StripeApiError {
  return new StripeApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
