import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidIdTokenError } from '../../src/verifiers/id-token-verifier.ts';
import { createLocalVerifier } from '../../src/verifiers/local-verifier.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

describe('the verifier of local accounts', () => {
  let app: FastifyInstance;
  let localUrl: string;
  let keys: Keys;
  let strangers: Keys;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    strangers = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    app = Fastify();
    app.get('/accounts/jwks.json', async () => ({ keys: [jwk] }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    localUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  const sign = (
    changes: { issuer?: string; audience?: string; expires?: string; key?: Keys['privateKey']; claims?: object } = {},
  ) =>
    new SignJWT({
      email: 'asha@nimantran.test',
      email_verified: true,
      name: 'Asha',
      picture: 'http://x.test/a.svg',
      ...changes.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject('uid-of-asha')
      .setIssuer(changes.issuer ?? `${localUrl}/accounts`)
      .setAudience(changes.audience ?? 'nimantran-local')
      .setIssuedAt()
      .setExpirationTime(changes.expires ?? '1h')
      .sign(changes.key ?? keys.privateKey);

  it('reads who signed in', async () => {
    expect(await createLocalVerifier(localUrl).verify(await sign())).toEqual({
      uid: 'uid-of-asha',
      email: 'asha@nimantran.test',
      emailVerified: true,
      name: 'Asha',
      photoUrl: 'http://x.test/a.svg',
    });
  });

  it.each([
    ['of another issuer', () => sign({ issuer: 'http://elsewhere.test' })],
    ['for another shop', () => sign({ audience: 'somebody-else' })],
    ['that has run out', () => sign({ expires: '1 minute ago' })],
    ['signed by a stranger', () => sign({ key: strangers.privateKey })],
    ['without a mail address', () => sign({ claims: { email: undefined } })],
    ['that is none', async () => 'this-is-not-a-token-at-all'],
  ])('refuses a token %s', async (_what, token) => {
    await expect(createLocalVerifier(localUrl).verify(await token())).rejects.toBeInstanceOf(InvalidIdTokenError);
  });

  it('does not call a token wrong while the keys cannot be had', async () => {
    const token = await sign();
    const failure = await createLocalVerifier('http://127.0.0.1:1')
      .verify(token)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(InvalidIdTokenError);
  });

  it('takes a picture only from the web', async () => {
    const identity = await createLocalVerifier(localUrl).verify(await sign({ claims: { picture: 'javascript:alert(1)' } }));
    expect(identity.photoUrl).toBeNull();
  });
});
