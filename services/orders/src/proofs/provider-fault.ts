import Stripe from 'stripe';

/** Why the payment provider did not do what it was asked, and what to do. */
export function providerFault(error: unknown): string {
  const reason = error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300);
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return `Stripe does not know the key in STRIPE_SECRET_KEY (“${reason}”). Copy the secret key of your account from Stripe’s dashboard, Developers, API keys, and start orders again.`;
  if (error instanceof Stripe.errors.StripePermissionError)
    return `The key in STRIPE_SECRET_KEY may not do this (“${reason}”). Use the secret key, or a restricted key that may write Checkout Sessions and Refunds and read Events, Charges and Disputes.`;
  if (error instanceof Stripe.errors.StripeConnectionError)
    return `Stripe does not answer (“${reason}”). Check that orders may open connections to api.stripe.com, port 443.`;
  return `Stripe refused: “${reason}”. Its dashboard says more under Developers, Logs.`;
}
