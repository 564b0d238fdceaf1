import {
  ConfigError,
  commonVariables,
  integer,
  orElse,
  readConfig,
  requireInProduction,
  storageVariables,
  text,
  url,
} from '@nimantran/kit/config';

const variables = {
  ...commonVariables,
  ...storageVariables,
  PUBLIC_URL: url('the address of the shop as browsers see it'),
  CATALOG_URL: url('the address of catalog'),
  PRICING_URL: url('the address of pricing'),
  MEDIA_URL: url('the address of media'),
  DATA_DIR: text('the folder that mail is written to where there is no SMTP_URL'),
  STRIPE_SECRET_KEY: text("the payment provider's secret key"),
  STRIPE_WEBHOOK_SECRET: text('the secret that the payment provider signs its events with'),
  STRIPE_API_URL: orElse(url('the address of the local stand-in of the payment provider'), undefined),
  SMTP_URL: orElse(url('the SMTP server, as in smtp://user:password@host:587'), undefined),
  MAIL_FROM: orElse(text('the sender of mails', { max: 200 }), 'Nimantran <orders@nimantran.test>'),
  CHECKOUTS_PER_ACCOUNT_HOUR: orElse(integer('checkouts that an account may open in an hour', { min: 1, max: 1_000_000 }), 20),
  CHECKOUTS_PER_ADDRESS_HOUR: orElse(integer('checkouts that an address may open in an hour', { min: 1, max: 1_000_000 }), 120),
  TERMS_VERSION: orElse(text('the version of the terms of service that customers accept', { max: 40 }), '2026-01'),
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM', 'TERMS_VERSION']);
  if (environment.NODE_ENV === 'production' && environment.STRIPE_API_URL)
    throw new ConfigError(['STRIPE_API_URL is set: production pays at the provider itself']);
  return readConfig(environment, variables);
}
