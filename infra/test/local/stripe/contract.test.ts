import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { type Running, startLocal, tempFolder } from '../../../test-support/stand-ins/start-local.ts';
import { checkStripe } from '../../support/stripe-contract/stripe-contract.ts';

const folder = tempFolder();
let local: Running;

beforeAll(async () => {
  local = await startLocal(folder.path);
});
afterAll(async () => {
  await local.stop();
  folder.remove();
});

checkStripe('the stand-in', () => ({
  stripe: local.stripe,
  withKey: (secretKey) =>
    new Stripe(secretKey, { host: '127.0.0.1', port: local.context.config.port, protocol: 'http', maxNetworkRetries: 0 }),
  patience: { limitMs: 20_000, everyMs: 50 },
}));
