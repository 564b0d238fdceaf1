import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readPublicKeys } from '@nimantran/kit/auth/service-keys';
import { type Caller, createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import { SERVICE_NAMES, type ServiceName } from '@nimantran/proto/domain/service-name';
import type { User } from '@nimantran/proto/domain/user';
import { decodeJwt } from 'jose';

/** A service in a test shop whose keys are the same in every process and every run. */
interface ServiceAuth {
  /** Variables that the service's configuration needs. */
  variables: { SERVICE_TOKEN_KEY: string; SERVICE_TOKEN_PUBLIC_KEYS: string };
  tokens: ServiceTokens;
  /** A token for the service with which the gateway vouches for a user. */
  forUser(user: User): Promise<string>;
  /** A token for the service from another service or from itself. */
  forService(from: ServiceName): Promise<string>;
}

/** A private key derived from a name; not a secret. */
export function keyOf(name: string): KeyObject {
  const pair = createECDH('prime256v1');
  const d = createHash('sha256').update(`a key for tests: ${name}`).digest();
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const [dText, xText, yText] = [d, x, y].map((part) => part.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: dText, x: xText, y: yText }, format: 'jwk' });
}

export const privateText = (key: KeyObject): string => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
export const publicText = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

const PUBLIC_KEYS = SERVICE_NAMES.map((name) => `${name}=${publicText(keyOf(name))}`).join(',');
const made = new Map<ServiceName, ServiceTokens>();

/** Service tokens with the service's own key, unless another is given. */
export const tokensWith = (service: ServiceName, key = keyOf(service), publicKeys = PUBLIC_KEYS): ServiceTokens =>
  createServiceTokens({
    service,
    config: { SERVICE_TOKEN_KEY: key, SERVICE_TOKEN_PUBLIC_KEYS: readPublicKeys(publicKeys) },
  });

function tokensOf(service: ServiceName): ServiceTokens {
  const tokens = made.get(service) ?? tokensWith(service);
  made.set(service, tokens);
  return tokens;
}

export function serviceAuthOf(service: ServiceName): ServiceAuth {
  return {
    variables: { SERVICE_TOKEN_KEY: privateText(keyOf(service)), SERVICE_TOKEN_PUBLIC_KEYS: PUBLIC_KEYS },
    tokens: tokensOf(service),
    forUser: (user) => tokensOf('gateway').forUser(user, service),
    forService: (from) => tokensOf(from).forService(service),
  };
}

/** The caller a token speaks for, whichever service it is meant for: for a stand-in that replaces several services. */
export async function callerAnywhere(token: string): Promise<Caller | undefined> {
  const service = SERVICE_NAMES.find((name) => name === audienceOf(token));
  return service && tokensOf(service).verify(token);
}

function audienceOf(token: string): unknown {
  try {
    return decodeJwt(token).aud;
  } catch {
    return undefined;
  }
}
