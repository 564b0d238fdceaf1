import {
  ConfigError,
  commonVariables,
  objectStoreVariables,
  orElse,
  publicUrl,
  readConfig,
  storageVariables,
  url,
} from '@nimantran/kit/config';
import { type S3Options, s3OptionsOf } from '@nimantran/kit/store/s3-client';
import { OWNERS, roleOf } from '../postgres/provision.ts';

export type Owner = (typeof OWNERS)[number];

export interface SetUpConfig {
  /** Absent if an operator creates database, roles and schemas manually. */
  adminDatabaseUrl: string | undefined;
  /** The address of each service's database with its own role. */
  databaseUrls: Readonly<Record<Owner, string>>;
  database: string;
  natsUrl: string | undefined;
  s3: S3Options | undefined;
  publicUrl: string;
  logLevel: string;
}

const databaseUrlOf = (owner: Owner) => `${owner.toUpperCase()}_DATABASE_URL`;

const variables = {
  LOG_LEVEL: commonVariables.LOG_LEVEL,
  PUBLIC_URL: publicUrl,
  ADMIN_DATABASE_URL: orElse(url('a Postgres address whose user may create roles and schemas'), undefined),
  ...Object.fromEntries(OWNERS.map((owner) => [databaseUrlOf(owner), url(`the Postgres address with the role of ${owner}`)])),
  NATS_URL: storageVariables.NATS_URL,
  ...objectStoreVariables,
};

/** Configuration of the set-up that runs before the services start. @throws ConfigError naming every invalid variable */
export function readSetUpConfig(environment: Readonly<Record<string, string | undefined>>): SetUpConfig {
  const values = readConfig(environment, variables);
  const given = values as Readonly<Record<string, unknown>>;
  const databaseUrls = Object.fromEntries(OWNERS.map((owner) => [owner, String(given[databaseUrlOf(owner)])]));
  const database = databaseOf(databaseUrls);
  return {
    adminDatabaseUrl: values.ADMIN_DATABASE_URL,
    databaseUrls: databaseUrls as Record<Owner, string>,
    database,
    natsUrl: values.NATS_URL,
    s3: s3OptionsOf(values),
    publicUrl: values.PUBLIC_URL,
    logLevel: values.LOG_LEVEL,
  };
}

/** @throws ConfigError if the addresses name roles other than those created, or different databases */
function databaseOf(databaseUrls: Readonly<Record<string, string>>): string {
  const faults: string[] = [];
  const names = new Set<string>();
  for (const owner of OWNERS) {
    const address = new URL(databaseUrls[owner] ?? '');
    names.add(decodeURIComponent(address.pathname.slice(1)));
    const role = decodeURIComponent(address.username);
    if (role !== roleOf(owner)) faults.push(`${databaseUrlOf(owner)} names the role ${role || '(none)'}, not ${roleOf(owner)}`);
    if (address.password === '') faults.push(`${databaseUrlOf(owner)} has no password`);
  }
  if (names.size !== 1 || names.has('')) faults.push('The database addresses of all services must name the same database');
  if (faults.length > 0) throw new ConfigError(faults);
  return [...names][0] ?? '';
}
