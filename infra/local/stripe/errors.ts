type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

/** An error in Stripe's shape: `{ error: { type, code, message, param } }`. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(message: string, options: { status?: number; type?: ErrorType; code?: string; param?: string } = {}) {
    super(message);
    this.name = 'StripeApiError';
    this.status = options.status ?? 400;
    this.type = options.type ?? 'invalid_request_error';
    this.code = options.code;
    this.param = options.param;
  }

  body(): { error: { type: ErrorType; message: string; code?: string; doc_url?: string; param?: string } } {
    const { type, code, message, param } = this;
    const documented =
      code === undefined ? {} : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` };
    return { error: { type, message, ...documented, ...(param === undefined ? {} : { param }) } };
  }
}

export function noSuch(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(`No such ${kind}: '${id}'`, { status: param === 'id' ? 404 : 400, code: 'resource_missing', param });
}

export function missingParam(param: string): StripeApiError {
  return new StripeApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
