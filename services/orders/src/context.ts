import { type Approvals, createApprovals } from '@nimantran/kit/approvals/approvals';
import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase, type DbClock, databaseClock } from '@nimantran/kit/db/database';
import { type ReadObject, readObjectsOf } from '@nimantran/kit/http/read-object';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { createMailer, type Mailer } from '@nimantran/kit/mail/mailer';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import type { Queues } from '@nimantran/kit/queue/queue';
import { closeAll } from '@nimantran/kit/service';
import type { PaymentMethod } from '@nimantran/proto/domain/payment-method';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { READERS } from '@nimantran/proto/events/readers';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { countAdminsOf } from './clients/count-admins.ts';
import type { Config } from './config.ts';
import type { Tables } from './db/schema.ts';
import { WakeSignal } from './jobs/wake-signal.ts';
import { createStripe } from './stripe/create-stripe.ts';
import { paymentMethodsOf } from './stripe/payment-methods.ts';
import { REFUND_APPROVAL, STOP_APPROVAL } from './use-cases/refunds/refund-approval.ts';
import { settingsApproval } from './use-cases/shop/settings-approval.ts';
import { postWebhook } from './webhooks/post-webhook.ts';

/** Three loops hold one connection each while they work, so that only one instance runs them. */
const MAX_CONNECTIONS = 10;

export interface OrdersContext {
  config: Config;
  log: Log;
  tokens: ServiceTokens;
  db: Kysely<Tables>;
  clock: DbClock;
  bus: Bus;
  queues: Queues;
  stripe: Stripe;
  /** The ways to pay that the provider offers; null while that is unknown. */
  paymentMethods: () => Promise<PaymentMethod[] | null>;
  mailer: Mailer;
  catalog: Call;
  pricing: Call;
  media: Call;
  identity: Call;
  /** Undefined where nothing asks studio: no film is made to prove that films are made. */
  studio: Call | undefined;
  /** Reads the files of a finished video from the store, through media. */
  readObject: ReadObject;
  /** Undefined if identity does not answer. */
  countAdmins: () => Promise<number | undefined>;
  /** Sends a body to another program's endpoint; returns the status of its answer. @throws if there is none */
  postWebhook: (url: string, message: { headers: Readonly<Record<string, string>>; body: string }) => Promise<number>;
  /** Of refunds. */
  approvals: Approvals<Tables>;
  settingsApprovals: Approvals<Tables>;
  /** Signals that a commit left outside work to do: mails, refunds, sessions to end. */
  work: WakeSignal;
  close(): Promise<void>;
}

export function createContext(config: Config): OrdersContext {
  const log = createLog('orders', config.LOG_LEVEL);
  const tokens = createServiceTokens({ service: 'orders', config });
  const db = createDatabase<Tables>(config.DATABASE_URL, { maxConnections: MAX_CONNECTIONS });
  const pool = createQueuePool(config.DATABASE_URL);
  const bus = createBus({ registry: READERS, natsUrl: config.NATS_URL, pool, log });
  const queues = createQueues({ redisUrl: config.REDIS_URL, pool, log });
  const client = (audience: ServiceName, baseUrl: string) => createServiceClient({ baseUrl, audience, tokens });
  const identity = client('identity', config.IDENTITY_URL);
  const stripe = createStripe({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL });
  return {
    config,
    log,
    tokens,
    db,
    clock: databaseClock,
    bus,
    queues,
    stripe,
    paymentMethods: paymentMethodsOf({ stripe, log }),
    mailer: createMailer({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      dataDirectory: config.DATA_DIR,
      requireTls: config.NODE_ENV === 'production',
    }),
    catalog: client('catalog', config.CATALOG_URL),
    pricing: client('pricing', config.PRICING_URL),
    media: client('media', config.MEDIA_URL),
    readObject: readObjectsOf(config.MEDIA_URL, tokens),
    identity,
    studio: config.STUDIO_URL === undefined ? undefined : client('studio', config.STUDIO_URL),
    countAdmins: countAdminsOf(identity, log),
    postWebhook: (url, message) => postWebhook(url, message, { isTrial: config.isTrial }),
    approvals: createApprovals<Tables>({ db, service: 'orders', clock: databaseClock, kinds: [REFUND_APPROVAL, STOP_APPROVAL] }),
    settingsApprovals: createApprovals<Tables>({
      db,
      service: 'orders',
      clock: databaseClock,
      kinds: [settingsApproval(config)],
    }),
    work: new WakeSignal(),
    close: () => closeAll(queues, bus, { close: () => db.destroy() }, { close: () => pool.end() }),
  };
}
