import {
  ConfigError,
  commonVariables,
  integer,
  matching,
  oneOf,
  orElse,
  publicUrl,
  purgeAfterHours,
  readConfig,
  rehearsal,
  requireInProduction,
  storageVariables,
  text,
  url,
  type Variable,
} from '@nimantran/kit/config';
import { amountsByCurrency, minimumCharge } from '@nimantran/kit/minimum-charge';
import { isGstin } from './domain/invoices/gstin.ts';
import { INDIAN_STATES, stateOfGstin } from './domain/invoices/indian-states.ts';

const gstin: Variable<string> = {
  hint: "the seller's GSTIN, with a check digit that fits; without one no tax is shown",
  parse: (value) => {
    if (!isGstin(value)) throw new RangeError();
    return value;
  },
};

/** Limits as in the settings, whose first value it is. */
const address: Variable<string[]> = {
  hint: 'the address of the seller: one to six lines of up to 120 characters, separated by |',
  parse: (value) => {
    const lines = value.split('|').map((line) => line.trim());
    if (lines.length > 6 || lines.some((line) => line === '' || line.length > 120)) throw new RangeError();
    return lines;
  },
};

const variables = {
  ...commonVariables,
  ...storageVariables,
  PUBLIC_URL: publicUrl,
  CATALOG_URL: url('the address of catalog'),
  PRICING_URL: url('the address of pricing'),
  MEDIA_URL: url('the address of media'),
  IDENTITY_URL: url('the address of identity'),
  STUDIO_URL: orElse(url('the address of studio'), undefined),
  DATA_DIR: text('the folder that mail is written to where there is no SMTP_URL'),
  STRIPE_SECRET_KEY: text("the payment provider's secret key"),
  STRIPE_WEBHOOK_SECRET: text('the secret that the payment provider signs its events with'),
  REHEARSAL: rehearsal,
  STRIPE_API_URL: orElse(url('the address of the local stand-in of the payment provider'), undefined),
  SMTP_URL: orElse(url('the SMTP server, as in smtp://user:password@host:587'), undefined),
  MAIL_FROM: orElse(text('the sender of mails', { max: 200 }), 'Nimantran <orders@nimantran.test>'),
  CHECKOUTS_PER_ACCOUNT_HOUR: orElse(integer('checkouts that an account may open in an hour', { min: 1, max: 1_000_000 }), 20),
  CHECKOUTS_PER_ADDRESS_HOUR: orElse(integer('checkouts that an address may open in an hour', { min: 1, max: 1_000_000 }), 120),
  MINIMUM_CHARGE_MINOR: minimumCharge,
  REFUND_ALONE_LIMIT: orElse(amountsByCurrency, { INR: 200_000, USD: 2_500, EUR: 2_500, GBP: 2_500 }),
  PURGE_AFTER_HOURS: purgeAfterHours,
  VIDEOS_KEPT_DAYS: orElse(integer('how long a delivered video can be downloaded', { min: 2, max: 3_650 }), 365),
  FREE_CORRECTION_DAYS: orElse(integer('how long after delivery the first correction is free', { min: 0, max: 365 }), 14),
  DRAFTS_KEPT_DAYS: orElse(integer('how long a draft is kept after its last change', { min: 1, max: 365 }), 14),
  TERMS_VERSION: orElse(text('the version of the terms of service that customers accept', { max: 40 }), '2026-01'),
  SELLER_NAME: orElse(text('the name of the seller on invoices', { max: 120 }), 'Nimantran (development)'),
  SELLER_ADDRESS: orElse(address, ['1 Palace Road', 'Indore 452001']),
  SELLER_STATE: orElse(oneOf(Object.keys(INDIAN_STATES)), 'MP'),
  SELLER_GSTIN: orElse(gstin, undefined),
  SELLER_SAC: orElse(matching(/^[0-9]{4,8}$/, 'the services accounting code on invoices, of 4 to 8 digits'), '998439'),
  SELLER_LUT: orElse(text('the number of the letter of undertaking for exports', { max: 40 }), undefined),
  TAX_RATE_PERCENT: orElse(integer('the tax that prices contain', { min: 0, max: 40 }), 18),
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, [
    ...['DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM', 'TERMS_VERSION', 'STUDIO_URL'],
    ...['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_STATE'],
  ]);
  const config = readConfig(environment, variables);
  const isTrial = config.NODE_ENV !== 'production';
  const isRehearsal = !isTrial && config.REHEARSAL;
  if (!isTrial && !isRehearsal && config.STRIPE_API_URL !== undefined)
    throw new ConfigError(['STRIPE_API_URL is set: production must use the provider itself, or say REHEARSAL=true']);
  if (isRehearsal && !/^[sr]k_test_/.test(config.STRIPE_SECRET_KEY))
    throw new ConfigError(['STRIPE_SECRET_KEY is not a test key: a rehearsal (REHEARSAL=true) charges nobody']);
  if (config.SELLER_GSTIN && stateOfGstin(config.SELLER_GSTIN) !== config.SELLER_STATE)
    throw new ConfigError(['SELLER_GSTIN belongs to another state than SELLER_STATE']);
  return {
    ...config,
    /** A shop for trying out: customers come in at once, and it may call programs on its own machine. */
    isTrial,
    /** A shop on production settings that may use stand-ins: what it proves and sells counts for no other. */
    isRehearsal,
  };
}
