import { type Call, createClient } from '@nimantran/proto/http/client';
import type { ServiceTokens } from '../auth/service-token.ts';
import { childTrace, currentTrace } from '../trace.ts';

/** A typed client of another service of the house, which calls as `service` and carries the trace on. */
export function createServiceClient(options: {
  baseUrl: string;
  service: string;
  tokens: ServiceTokens;
  timeoutMs?: number;
}): Call {
  return createClient({
    baseUrl: options.baseUrl,
    timeoutMs: options.timeoutMs ?? 5_000,
    headers: async () => ({
      authorization: `Bearer ${await options.tokens.forService(options.service)}`,
      traceparent: childTrace(currentTrace()),
    }),
  });
}
