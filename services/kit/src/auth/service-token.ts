import { type User, User as UserSchema } from '@nimantran/proto/domain/user';
import { jwtVerify, SignJWT } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** Who makes a request: a person the gateway vouches for, a service of the house, or nobody known. */
export type Caller = { kind: 'user'; user: User } | { kind: 'service'; service: string } | { kind: 'anonymous' };

const ISSUER = 'nimantran';
const LIFETIME_SECONDS = 60;
const Claims = Compile(
  Type.Union([
    Type.Object({ kind: Type.Literal('user'), user: UserSchema }),
    Type.Object({ kind: Type.Literal('service'), service: Type.String() }),
  ]),
);

export interface ServiceTokens {
  forUser(user: User): Promise<string>;
  forService(service: string): Promise<string>;
  /** `undefined` for a token that is malformed, expired or signed by somebody else. */
  verify(token: string): Promise<Caller | undefined>;
}

/** Short-lived tokens (60 s, HS256) by which the services of the house know who asks. */
export function createServiceTokens(secret: string): ServiceTokens {
  const key = new TextEncoder().encode(secret);
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(key);
  return {
    forUser: (user) => sign({ kind: 'user', user }),
    forService: (service) => sign({ kind: 'service', service }),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'], clockTolerance: 5 });
        return Claims.Check(payload) ? (payload as Caller) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
