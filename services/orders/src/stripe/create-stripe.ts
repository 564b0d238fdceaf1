import Stripe from 'stripe';

const TIMEOUT_MS = 10_000;
const NETWORK_RETRIES = 2;

/** The payment provider's SDK, with a time limit and bounded retries; `apiUrl` points to the local stand-in instead. */
export function createStripe(options: { secretKey: string; apiUrl: string | undefined }): Stripe {
  const common = { timeout: TIMEOUT_MS, maxNetworkRetries: NETWORK_RETRIES, telemetry: false } as const;
  if (options.apiUrl === undefined) return new Stripe(options.secretKey, common);
  const url = new URL(options.apiUrl);
  const secure = url.protocol === 'https:';
  return new Stripe(options.secretKey, {
    ...common,
    host: url.hostname,
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    protocol: secure ? 'https' : 'http',
  });
}
