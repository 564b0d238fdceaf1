import { resolve } from 'node:path';

/** The stand-ins' validated configuration. */
export type LocalConfig = {
  host: string;
  port: number;
  /** The address at which browsers and services reach this process; issuer of ID tokens and base of checkout addresses. */
  publicUrl: string;
  dataDir: string;
  logLevel: string;
  allowedOrigins: readonly string[];
  stripe: {
    /** The only key that the API accepts; absent while payments go to the real Stripe, and then every call is rejected. */
    secretKey: string | undefined;
    webhookSecret: string;
    webhookUrl: string | undefined;
    /** Smallest charge in minor units by lower-case currency; other currencies are rejected. */
    minimums: Readonly<Record<string, number>>;
  };
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the configuration; throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): LocalConfig {
  const errors: string[] = [];
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;

  if (env.NODE_ENV === 'production') errors.push('NODE_ENV: the local stand-ins never run in production');

  const port = Number(text('LOCAL_PORT', '8090'));
  if (!Number.isInteger(port) || port < 1 || port > 65_535) errors.push('LOCAL_PORT: a port number from 1 to 65535');

  const publicUrl = text('LOCAL_PUBLIC_URL', `http://127.0.0.1:${port}`).replace(/\/$/, '');
  if (!isOrigin(publicUrl)) errors.push('LOCAL_PUBLIC_URL: an http(s) address without a path');

  const allowedOrigins = text('ALLOWED_ORIGINS', 'http://localhost:8080,http://127.0.0.1:8080')
    .split(',')
    .map((part) => part.trim());
  for (const origin of allowedOrigins) {
    if (!isOrigin(origin)) errors.push(`ALLOWED_ORIGINS: "${origin}" is not an origin such as http://localhost:8080`);
  }

  const givenKey = text('STRIPE_SECRET_KEY', 'sk_test_nimantran_local');
  const secretKey = givenKey.startsWith('sk_test_') ? givenKey : undefined;

  const webhookUrl = env.STRIPE_WEBHOOK_URL?.trim() || undefined;
  if (webhookUrl !== undefined && !isHttpUrl(webhookUrl)) errors.push('STRIPE_WEBHOOK_URL: an http(s) address');

  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) errors.push(`LOG_LEVEL: one of ${LOG_LEVELS.join(', ')}`);

  const minimums = readMinimums(text('LOCAL_STRIPE_MINIMUMS', 'USD=50,EUR=50,GBP=30,INR=100'), errors);

  if (errors.length > 0) throw new Error(`The local stand-ins cannot start:\n  ${errors.join('\n  ')}`);
  return {
    host: text('LOCAL_HOST', '127.0.0.1'),
    port,
    publicUrl,
    dataDir: resolve(text('DATA_DIR', '.data')),
    logLevel,
    allowedOrigins,
    stripe: { secretKey, webhookSecret: text('STRIPE_WEBHOOK_SECRET', 'whsec_nimantran_local'), webhookUrl, minimums },
  };
}

function readMinimums(list: string, errors: string[]): Record<string, number> {
  const minimums: Record<string, number> = {};
  for (const part of list.split(',')) {
    const match = /^\s*([A-Za-z]{3})\s*=\s*(\d{1,9})\s*$/.exec(part);
    if (match?.[1] === undefined) errors.push(`LOCAL_STRIPE_MINIMUMS: "${part.trim()}" is not like USD=50`);
    else minimums[match[1].toLowerCase()] = Number(match[2]);
  }
  return minimums;
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value;
}
