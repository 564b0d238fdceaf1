import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { type Call, createClient } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { ServiceTokens } from '../auth/service-token.ts';
import { currentTrace, inSpan } from '../trace.ts';

/** A typed client of another service: authenticates with `tokens` and propagates the trace. */
export function createServiceClient(options: {
  baseUrl: string;
  /** The service at that address. */
  audience: ServiceName;
  tokens: ServiceTokens;
  timeoutMs?: number;
}): Call {
  const call = createClient({
    baseUrl: options.baseUrl,
    timeoutMs: options.timeoutMs ?? 5_000,
    headers: async () => ({
      authorization: `Bearer ${await options.tokens.forService(options.audience)}`,
      traceparent: currentTrace(),
    }),
  });
  const { host } = new URL(options.baseUrl);
  // The generic signature is the contract; internally, operations are plain data.
  const plain = call as (operation: Operation, ...input: never[]) => Promise<unknown>;
  const traced = (operation: Operation, ...input: never[]) =>
    inSpan(
      {
        name: `${operation.method} ${operation.path}`,
        kind: 'client',
        attributes: { 'http.request.method': operation.method, 'url.template': operation.path, 'server.address': host },
      },
      () => plain(operation, ...input),
    );
  return traced as Call;
}
