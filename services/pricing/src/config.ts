import { commonVariables, readConfig, requireInProduction, storageVariables } from '@nimantran/kit/config';
import { minimumCharge } from '@nimantran/kit/minimum-charge';

const variables = {
  ...commonVariables,
  ...storageVariables,
  MINIMUM_CHARGE_MINOR: minimumCharge,
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL']);
  return readConfig(environment, variables);
}
