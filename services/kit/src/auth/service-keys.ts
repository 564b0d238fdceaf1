import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SERVICE_NAMES, type ServiceName } from '@nimantran/proto/domain/service-name';

/** The key by which other services recognise a service. */
export interface ServicePublicKey {
  service: ServiceName;
  key: KeyObject;
  id: string;
}

/** The private key of a service, from base64 of PKCS#8 (DER). @throws Error if it is not a P-256 key */
export function readPrivateKey(text: string): KeyObject {
  return p256(createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs8' }));
}

/**
 * The public keys of all services, from `gateway=…,catalog=…`, each base64 of SPKI (DER). A service may have several.
 * @throws Error if one is not a P-256 key, belongs to no service or to two, or if a service has none
 */
export function readPublicKeys(text: string): ServicePublicKey[] {
  const keys = text.split(',').map((entry): ServicePublicKey => {
    const [, name = '', encoded = ''] = /^\s*([a-z]+)=(\S+)\s*$/.exec(entry) ?? [];
    const service = SERVICE_NAMES.find((known) => known === name);
    if (service === undefined) throw new RangeError(`There is no service ${name}.`);
    const key = p256(createPublicKey({ key: bytesOf(encoded), format: 'der', type: 'spki' }));
    return { service, key, id: keyIdOf(key) };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) throw new RangeError('A key is listed twice.');
  const without = SERVICE_NAMES.filter((name) => !keys.some(({ service }) => service === name));
  if (without.length > 0) throw new RangeError(`${without.join(', ')} have no key.`);
  return keys;
}

/** The key id in a token: the shortened SHA-256 of the public key. */
export function keyIdOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, 16);
}

function p256(key: KeyObject): KeyObject {
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new RangeError('This is not a key of the curve P-256.');
  return key;
}

/** `Buffer.from` skips characters that are not base64. */
function bytesOf(base64: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new RangeError('This is not base64.');
  return Buffer.from(base64, 'base64');
}
