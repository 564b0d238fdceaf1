import { DEFAULT_UPLOAD_MB, MOST_UPLOAD_MB } from '@nimantran/proto/domain/upload-size';
import { readPrivateKey, readPublicKeys } from './auth/service-keys.ts';

/** One environment variable: its valid format, and its parsed value. */
export interface Variable<Value> {
  parse(text: string): Value;
  /** Used if the variable is unset or empty; if absent, the variable is required. */
  fallback?: { value: Value };
  hint: string;
}

/** The result of `readConfig` for these variables. */
export type ValuesOf<Variables extends Record<string, Variable<unknown>>> = {
  [Name in keyof Variables]: Variables[Name] extends Variable<infer Value> ? Value : never;
};

/** All faults of an environment together, each with the variable's name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Reads variables from an environment. @throws ConfigError naming every variable that is missing or malformed. */
export function readConfig<Variables extends Record<string, Variable<unknown>>>(
  environment: Readonly<Record<string, string | undefined>>,
  variables: Variables,
): ValuesOf<Variables> {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(variables)) {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') {
      if (variable.fallback) values[name] = variable.fallback.value;
      else faults.push(`${name} is not set: ${variable.hint}`);
      continue;
    }
    try {
      values[name] = variable.parse(text);
    } catch {
      faults.push(`${name} is not ${variable.hint}`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return values as ValuesOf<Variables>;
}

function variable<Value>(hint: string, parse: (text: string) => Value): Variable<Value> {
  return { hint, parse };
}

export const text = (hint: string, limits: { min?: number; max?: number } = {}): Variable<string> =>
  variable(hint, (value) => {
    if (value.length < (limits.min ?? 1) || value.length > (limits.max ?? 4096)) throw new RangeError();
    return value;
  });

export const url = (hint: string): Variable<string> => variable(hint, (value) => new URL(value).href.replace(/\/$/, ''));

export const matching = (pattern: RegExp, hint: string): Variable<string> =>
  variable(hint, (value) => {
    if (!pattern.test(value)) throw new RangeError();
    return value;
  });

export const integer = (hint: string, limits: { min: number; max: number }): Variable<number> =>
  variable(`a whole number from ${limits.min} to ${limits.max}: ${hint}`, (value) => {
    const number = Number(value);
    if (!Number.isSafeInteger(number) || number < limits.min || number > limits.max) throw new RangeError();
    return number;
  });

export const flag = (hint: string): Variable<boolean> =>
  variable(`true or false: ${hint}`, (value) => {
    if (value === 'true') return true;
    if (value === 'false') return false;
    throw new RangeError();
  });

export const oneOf = <const Choice extends string>(choices: readonly Choice[]): Variable<Choice> =>
  variable(`one of ${choices.join(', ')}`, (value) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw new RangeError();
    return choice;
  });

/** Comma-separated, with blanks removed. */
export const list = (hint: string): Variable<string[]> =>
  variable(hint, (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** The same variable with a default. */
export const orElse = <Value, Fallback extends Value | undefined>(
  given: Variable<Value>,
  fallback: Fallback,
): Variable<Value | Fallback> => ({ ...given, fallback: { value: fallback } });

/** Variables of every service. */
export const commonVariables = {
  NODE_ENV: orElse(oneOf(['development', 'test', 'production']), 'development'),
  LOG_LEVEL: orElse(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  HOST: orElse(text('the address to listen on'), '127.0.0.1'),
  PORT: integer('the port to listen on', { min: 0, max: 65_535 }),
  SERVICE_TOKEN_KEY: variable(
    'the private key of this service: PKCS#8 (DER) of a P-256 key as base64, on one line',
    readPrivateKey,
  ),
  SERVICE_TOKEN_PUBLIC_KEYS: variable(
    'the public keys of all services, gateway=…,catalog=…: each SPKI (DER) of a P-256 key as base64, at least one a service and none twice',
    readPublicKeys,
  ),
} as const;

/** Variables of a service with a database, events and jobs; without bus and queue addresses it uses Postgres. */
export const storageVariables = {
  DATABASE_URL: url("the Postgres address with this service's own role"),
  NATS_URL: orElse(url('the NATS address'), undefined),
  REDIS_URL: orElse(url('the Redis address'), undefined),
} as const;

/**
 * `REHEARSAL=true` lets a shop on production settings use stand-ins for payments and sign-in; every page, mail and invoice says so. It
 * changes nothing elsewhere: a shop for trying out may use them anyway.
 */
export const rehearsal = orElse(flag('whether production may use stand-ins, which every page then says'), false);

/** The shop's public address, for services that write it into pages, mails or addresses of objects. */
export const publicUrl = url('the address of the shop as browsers see it');

/** How long uploads are kept: orders promises it, studio carries it out. */
export const purgeAfterHours = orElse(integer('how long uploads are kept after the end of an order', { min: 1, max: 720 }), 48);

/**
 * Variables of a service with objects: if all are unset, they are stored as files below DATA_DIR. `s3OptionsOf` interprets their
 * combinations.
 */
export const objectStoreVariables = {
  S3_ENDPOINT: orElse(url('the address of the object store, for services'), undefined),
  S3_PUBLIC_ENDPOINT: orElse(url('the address of the object store, for browsers'), undefined),
  S3_REGION: orElse(text("the bucket's region", { max: 64 }), 'us-east-1'),
  // Without dots: addresses with dots have no certificate.
  S3_BUCKET: orElse(matching(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'a bucket: 3 to 63 of a to z, 0 to 9 and -'), undefined),
  S3_ACCESS_KEY_ID: orElse(text("an access key of the service's own", { max: 256 }), undefined),
  S3_SECRET_ACCESS_KEY: orElse(text('the secret of that key', { max: 1024 }), undefined),
  S3_FORCE_PATH_STYLE: orElse(flag("whether the bucket stands in the address's path instead of its host"), false),
} as const;

/** The largest upload of each kind in MB: media judges by it, the gateway tells it to browsers. */
export const uploadSizeVariables = {
  UPLOAD_PHOTO_MB: orElse(integer('the largest photo in MB', { min: 1, max: MOST_UPLOAD_MB }), DEFAULT_UPLOAD_MB.photo),
  UPLOAD_MUSIC_MB: orElse(integer('the largest music in MB', { min: 1, max: MOST_UPLOAD_MB }), DEFAULT_UPLOAD_MB.music),
} as const;

/** Production uses separate servers: variables with an embedded default must be set there. */
export function requireInProduction(environment: Readonly<Record<string, string | undefined>>, names: readonly string[]): void {
  if (environment.NODE_ENV !== 'production') return;
  const faults = names
    .filter((name) => !environment[name])
    .map((name) => `${name} is not set: production has no embedded default for it`);
  if (faults.length > 0) throw new ConfigError(faults);
}
