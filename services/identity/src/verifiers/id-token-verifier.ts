/** A person's identity, according to the provider. */
export interface Identity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  photoUrl: string | null;
}

export interface IdTokenVerifier {
  /**
   * @throws InvalidIdTokenError if the token is malformed, expired, meant for another shop or not issued by the provider
   * @throws Error if the provider's keys cannot be fetched
   */
  verify(idToken: string): Promise<Identity>;
}

export class InvalidIdTokenError extends Error {
  override readonly name = 'InvalidIdTokenError';
}

const MAX = { uid: 128, email: 254, name: 200, photoUrl: 2048 };

/** An identity from a token's claims. @throws InvalidIdTokenError if it has no uid or no mail address */
export function identityOf(claims: {
  uid: string | undefined;
  email: unknown;
  email_verified: unknown;
  name: unknown;
  picture: unknown;
}): Identity {
  const { uid, email } = claims;
  if (uid === undefined || uid === '' || uid.length > MAX.uid) throw new InvalidIdTokenError('The token names nobody.');
  if (typeof email !== 'string' || email === '' || email.length > MAX.email) {
    throw new InvalidIdTokenError('The token has no email address.');
  }
  const picture = typeof claims.picture === 'string' && /^https?:\/\//.test(claims.picture) ? claims.picture : null;
  return {
    uid,
    email,
    emailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name.slice(0, MAX.name) : '',
    photoUrl: picture !== null && picture.length <= MAX.photoUrl ? picture : null,
  };
}
