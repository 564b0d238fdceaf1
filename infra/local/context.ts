import { join } from 'node:path';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { createSigner, type Signer } from './accounts/signer.ts';
import type { LocalConfig } from './config.ts';
import { MailBox } from './mail/mail-box.ts';
import { Controls } from './stripe/controls/controls.ts';
import { Journal } from './stripe/store/journal.ts';
import { Store } from './stripe/store/store.ts';

/** Milliseconds since the epoch; tests inject their own. */
type Clock = () => number;

/** How webhooks are retried. Stripe retries for three days. */
type RetryPlan = { firstDelayMs: number; maxDelayMs: number; giveUpAfterMs: number; timeoutMs: number };

export type LocalContext = {
  config: LocalConfig;
  clock: Clock;
  retry: RetryPlan;
  store: Store;
  controls: Controls;
  signer: Signer;
  mailBox: MailBox;
};

const RETRY: RetryPlan = { firstDelayMs: 1_000, maxDelayMs: 60_000, giveUpAfterMs: 3 * DAY_MS, timeoutMs: 10_000 };

/** Opens the state under `<dataDir>/local` and creates the context. */
export async function createContext(
  config: LocalConfig,
  overrides: Partial<Pick<LocalContext, 'clock' | 'retry'>> = {},
): Promise<LocalContext> {
  const folder = join(config.dataDir, 'local');
  return {
    config,
    clock: overrides.clock ?? Date.now,
    retry: overrides.retry ?? RETRY,
    store: new Store(new Journal(join(folder, 'stripe.jsonl'))),
    controls: new Controls(),
    signer: await createSigner(join(folder, 'accounts-key.json'), `${config.publicUrl}/accounts`),
    mailBox: new MailBox(join(config.dataDir, 'mail')),
  };
}
