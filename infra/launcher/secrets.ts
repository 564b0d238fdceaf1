import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@nimantran/proto/domain/service-name';
import { SERVICES, type Service } from '../postgres/provision.ts';

/** The key with which a service signs its requests to others: PKCS#8 and SPKI (DER) as base64. */
interface TokenKey {
  privateKey: string;
  publicKey: string;
}

export interface Secrets {
  tokenKeys: Record<ServiceName, TokenKey>;
  objectsSigning: string;
  stripeKey: string;
  stripeWebhook: string;
  passwords: Record<Service, string>;
}

/** The secrets of this installation, created once and readable only by their owner. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const kept = await readFile(file, 'utf8').then(
    (content) => JSON.parse(content) as Partial<Secrets>,
    () => ({}) as Partial<Secrets>,
  );
  const secret = () => randomBytes(32).toString('hex');
  const secrets: Secrets = {
    tokenKeys: {
      ...(Object.fromEntries(SERVICE_NAMES.map((service) => [service, newTokenKey()])) as Record<ServiceName, TokenKey>),
      ...kept.tokenKeys,
    },
    objectsSigning: kept.objectsSigning ?? secret(),
    stripeKey: kept.stripeKey ?? `sk_test_${secret().slice(0, 24)}`,
    stripeWebhook: kept.stripeWebhook ?? `whsec_${secret().slice(0, 32)}`,
    passwords: {
      ...(Object.fromEntries(SERVICES.map((service) => [service, secret()])) as Record<Service, string>),
      ...kept.passwords,
    },
  };
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function newTokenKey(): TokenKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
}

/** The key variables of a service: its own key pair, and all public keys. */
export function tokenVariables(
  service: ServiceName,
  { tokenKeys }: Pick<Secrets, 'tokenKeys'>,
): { SERVICE_TOKEN_KEY: string; SERVICE_TOKEN_PUBLIC_KEYS: string } {
  return {
    SERVICE_TOKEN_KEY: tokenKeys[service].privateKey,
    SERVICE_TOKEN_PUBLIC_KEYS: SERVICE_NAMES.map((name) => `${name}=${tokenKeys[name].publicKey}`).join(','),
  };
}
