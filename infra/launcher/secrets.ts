import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICES, type Service } from '../postgres/provision.ts';

export interface Secrets {
  serviceTokens: string;
  objectsSigning: string;
  stripeKey: string;
  stripeWebhook: string;
  passwords: Record<Service, string>;
}

/** The secrets of this installation, made once and kept where only their owner can read them. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const kept = await readFile(file, 'utf8').then(
    (content) => JSON.parse(content) as Partial<Secrets>,
    () => ({}) as Partial<Secrets>,
  );
  const secret = () => randomBytes(32).toString('hex');
  const secrets: Secrets = {
    serviceTokens: kept.serviceTokens ?? secret(),
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
