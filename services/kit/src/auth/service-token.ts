import type { KeyObject } from 'node:crypto';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { type User, User as UserSchema } from '@nimantran/proto/domain/user';
import { jwtVerify, SignJWT } from 'jose';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ConfigError } from '../config.ts';
import { ExpiringCache } from './expiring-cache.ts';
import { keyIdOf, type ServicePublicKey } from './service-keys.ts';

/** The caller of a request: a person the gateway vouches for, another service, or anonymous. */
export type Caller = { kind: 'user'; user: User } | { kind: 'service'; service: string } | { kind: 'anonymous' };

const LIFETIME_SECONDS = 60;
/** A token is reused for half its life, so that the other half is left for the call. */
const GIVEN_AGAIN_MS = (LIFETIME_SECONDS * 1000) / 2;
const CLOCK_TOLERANCE_SECONDS = 5;
const KEPT_AT_MOST = 1_000;
const common = { iss: Type.String(), aud: Type.String(), exp: Type.Number() };
const Claims = Type.Union([
  Type.Object({ ...common, kind: Type.Literal('user'), user: UserSchema }),
  Type.Object({ ...common, kind: Type.Literal('service'), service: Type.String() }),
]);
type Claims = Static<typeof Claims>;
const ofClaims = Compile(Claims);

export interface ServiceTokens {
  /** Vouches for a person before a service. @throws Error if this is not the gateway */
  forUser(user: User, audience: ServiceName): Promise<string>;
  /** Identifies this service. */
  forService(audience: ServiceName): Promise<string>;
  /** `undefined` for a token that is malformed, expired, meant for another service, or not within its signer's rights. */
  verify(token: string): Promise<Caller | undefined>;
}

export interface ServiceTokensOptions {
  /** This service: the signer of its tokens, and the audience of those it verifies. */
  service: ServiceName;
  config: { SERVICE_TOKEN_KEY: KeyObject; SERVICE_TOKEN_PUBLIC_KEYS: readonly ServicePublicKey[] };
}

/**
 * Short-lived tokens (60 s, ES256, RFC 7518) by which services authenticate their callers. Each service signs with its own key,
 * for one audience.
 * @throws ConfigError if the private key matches none of the service's public keys
 */
export function createServiceTokens({ service, config }: ServiceTokensOptions): ServiceTokens {
  const { SERVICE_TOKEN_KEY: key, SERVICE_TOKEN_PUBLIC_KEYS: publicKeys } = config;
  const kid = keyIdOf(key);
  const signers = new Map(publicKeys.map((signer) => [signer.id, signer]));
  if (signers.get(kid)?.service !== service)
    throw new ConfigError([`SERVICE_TOKEN_KEY matches no key of ${service} in SERVICE_TOKEN_PUBLIC_KEYS`]);
  const given = new ExpiringCache<Promise<string>>(KEPT_AT_MOST);
  const believed = new ExpiringCache<Caller>(KEPT_AT_MOST);

  const sign = async (claims: Record<string, unknown>, audience: ServiceName): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(service)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(key);
  const give = (claims: Record<string, unknown>, audience: ServiceName): Promise<string> => {
    const name = JSON.stringify([audience, claims]);
    const kept = given.get(name);
    if (kept !== undefined) return kept;
    const token = sign(claims, audience);
    given.keep(name, token, Date.now() + GIVEN_AGAIN_MS);
    token.catch(() => given.drop(name));
    return token;
  };
  const check = async (token: string): Promise<Claims | undefined> => {
    let signer: ServicePublicKey | undefined;
    const keyOf = ({ kid: named = '' }: { kid?: string }): KeyObject => {
      signer = signers.get(named);
      if (signer === undefined) throw new Error('This key is not among the configured ones.');
      return signer.key;
    };
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['ES256'],
      audience: service,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    if (!ofClaims.Check(payload) || payload.aud !== service || payload.iss !== signer?.service) return undefined;
    const isItsToSay = payload.kind === 'user' ? payload.iss === 'gateway' : payload.service === payload.iss;
    return isItsToSay ? payload : undefined;
  };
  return {
    async forUser(user, audience) {
      if (service !== 'gateway') throw new Error(`${service} vouches for nobody: the gateway alone does.`);
      return give({ kind: 'user', user }, audience);
    },
    forService: (audience) => give({ kind: 'service', service }, audience),
    async verify(token) {
      const kept = believed.get(token);
      if (kept !== undefined) return kept;
      const claims = await check(token).catch(() => undefined);
      if (claims === undefined) return undefined;
      const caller: Caller =
        claims.kind === 'user' ? { kind: 'user', user: claims.user } : { kind: 'service', service: claims.service };
      believed.keep(token, caller, claims.exp * 1000);
      return caller;
    },
  };
}
