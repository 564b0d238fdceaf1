import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import { commonVariables, readConfig } from '@nimantran/kit/config';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { type Secrets, tokenVariables } from './secrets.ts';

/** The tokens of a local shop's service, for programs that act in its place. */
export function tokensOf(service: ServiceName, secrets: Secrets): ServiceTokens {
  const { SERVICE_TOKEN_KEY, SERVICE_TOKEN_PUBLIC_KEYS } = commonVariables;
  const config = readConfig(tokenVariables(service, secrets), { SERVICE_TOKEN_KEY, SERVICE_TOKEN_PUBLIC_KEYS });
  return createServiceTokens({ service, config });
}
