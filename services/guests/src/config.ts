import {
  commonVariables,
  integer,
  orElse,
  publicUrl,
  readConfig,
  requireInProduction,
  storageVariables,
  url,
} from '@nimantran/kit/config';

const variables = {
  ...commonVariables,
  ...storageVariables,
  PUBLIC_URL: publicUrl,
  ORDERS_URL: url('the address of orders'),
  MEDIA_URL: url('the address of media'),
  REPLIES_PER_ADDRESS_HOUR: orElse(integer('new and changed replies of one address in an hour', { min: 1, max: 1_000_000 }), 120),
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL']);
  return readConfig(environment, variables);
}
