import { randomBytes } from 'node:crypto';
import { SERVICE_NAMES } from '@nimantran/proto/domain/service-name';
import { describe, expect, it } from 'vitest';
import { serviceEnvironment } from '../../launcher/environment.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import { SERVICES } from '../../launcher/service-table.ts';
import { readSettings } from '../../launcher/settings.ts';
import { serviceAuthOf } from '../../test-support/service-auth.ts';
import { build, containersOf, type JsonObject, type Manifest } from '../support/deployment/kustomize.ts';
import {
  composeWith,
  configReaderOf,
  DEPLOYED,
  imageTargets,
  K8S,
  madeEnv,
  promisesOfPages,
  serviceOf,
  variablesOf,
} from '../support/deployment/sources.ts';

const targets = imageTargets();
const base = await build(`${K8S}/base`);
const OVERLAYS = { small: await build(`${K8S}/overlays/small`), large: await build(`${K8S}/overlays/large`) };

/** Read by libraries, or by Node itself. */
const BY_LIBRARIES = ['OTEL_EXPORTER_OTLP_HEADERS', 'TZ', 'LANG'];
/** Read along with the other server addresses by services that have no queue. */
const WITHOUT_QUEUE = ['catalog', 'pricing', 'identity', 'media', 'guests'];
/** Left unset on purpose. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  compose: {
    // The bus is NATS, the queue Redis.
    gateway: ['DATABASE_URL'],
    // It publishes nothing.
    'restore-drill': ['NATS_URL'],
    render: ['DATABASE_URL'],
  },
  kubernetes: {
    // Production has no stand-ins or emulators, and reports an error if one is named; rehearsals are for one machine.
    gateway: ['DATABASE_URL', 'LOCAL_URL', 'REHEARSAL'],
    render: ['DATABASE_URL'],
    identity: ['LOCAL_URL', 'FIREBASE_AUTH_EMULATOR_HOST', 'REHEARSAL'],
    orders: ['REHEARSAL', 'STRIPE_API_URL'],
  },
};

/** Variables that a real shop adds before it sells. */
const REAL = {
  NODE_ENV: 'production',
  COMPOSE_PROFILES: '',
  PUBLIC_URL: 'https://shop.example.com',
  LOCAL_URL: '',
  STRIPE_API_URL: '',
  STRIPE_SECRET_KEY: `sk_live_${randomBytes(12).toString('hex')}`,
  SMTP_URL: 'smtps://shop:secret@mail.example.com',
  MAIL_FROM: 'Nimantran <orders@shop.example.com>',
  TERMS_VERSION: '2026-01',
  SELLER_NAME: 'Example Private Limited',
  SELLER_ADDRESS: '1 Palace Road | Indore 452001',
  SELLER_STATE: 'MP',
  FIREBASE_PROJECT_ID: 'shop-example-com',
  FIREBASE_API_KEY: 'web-key',
};

describe('what `make up` sets', () => {
  it.each(SERVICES.map(({ name }) => name))('%s gets every variable that it reads, where somebody sets it', async (name) => {
    const read = await variablesOf(name);
    const given = Object.fromEntries([...read].map((variable) => [variable, 'given']));
    const own = {
      PORT: '8080',
      PUBLIC_URL: 'http://shop.test',
      NATS_URL: 'nats://bus.test',
      REDIS_URL: 'redis://queue.test',
      LOG_LEVEL: 'info',
    };
    const environment = serviceEnvironment(name, {
      settings: readSettings({ ...given, ...own, DATA_DIR: '/tmp/nowhere' }),
      secrets: {
        tokenKeys: Object.fromEntries(
          SERVICES.map(({ name }) => [name, { privateKey: 'a', publicKey: 'b' }]),
        ) as Secrets['tokenKeys'],
        objectsSigning: 'b',
        stripeKey: 'c',
        stripeWebhook: 'd',
        passwords: {} as Secrets['passwords'],
      },
      databaseUrls: { [name]: 'postgres://database.test' },
      webDist: '/nowhere',
    });
    // On one machine services listen only on loopback; with a real Stripe key its stand-in is not named.
    const left = ['HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'REHEARSAL', 'STRIPE_API_URL'];
    expect([...read].filter((variable) => !(variable in environment) && !left.includes(variable))).toEqual([]);
  });
});

describe('what compose sets', () => {
  const env = madeEnv();
  const trying = composeWith(env);
  const selling = composeWith({ ...env, ...REAL });
  const programs = [...DEPLOYED, 'set-up', 'seed', 'backup', 'restore-drill', 'stand-ins'];
  const environmentOf = (compose: typeof trying, program: string): Record<string, string> => {
    const { environment = {}, build } = compose.services[program] ?? {};
    const set = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
    return { ...targets.get(build?.target ?? '')?.env, ...set };
  };

  it.each(programs)('%s starts with it', async (program) => {
    const reader = await configReaderOf(program);
    expect(() => reader(environmentOf(trying, program))).not.toThrow();
    if (program !== 'stand-ins') expect(() => reader(environmentOf(selling, program))).not.toThrow();
  });

  it('orders keeps and corrects as long as the pages of the shop promise', async () => {
    const read = await configReaderOf('orders');
    const orders = read(environmentOf(trying, 'orders'));
    expect({ orders, pages: await promisesOfPages() }).toMatchObject({
      orders: { PURGE_AFTER_HOURS: 48, VIDEOS_KEPT_DAYS: 365, DRAFTS_KEPT_DAYS: 14, FREE_CORRECTION_DAYS: 14 },
      pages: { KEPT: { uploads: '2 days', videos: '12 months', drafts: '14 days' }, FREE_CORRECTION: '14 days' },
    });
  });

  it('the stand-ins do not start beside real customers', async () => {
    const reader = await configReaderOf('stand-ins');
    expect(() => reader({ ...environmentOf(trying, 'stand-ins'), NODE_ENV: 'production' })).toThrow('never run in production');
  });

  it.each(programs)('%s has every variable that it reads, and no other', async (program) => {
    const environment = environmentOf(trying, program);
    const own = Object.keys(trying.services[program]?.environment ?? {});
    const read = await variablesOf(program, environmentOf(selling, program));
    const left = leftOut('compose', program);
    expect([...read].filter((name) => !(name in environment)).sort()).toEqual(left);
    expect(own.filter((name) => !read.has(name) && !BY_LIBRARIES.includes(name))).toEqual([]);
  });
});

describe('what Kubernetes sets', () => {
  const programs = [...DEPLOYED, 'set-up', 'seed'];
  const settings = configOf(base);

  it.each(programs)('%s has every variable that it reads, and no other', async (program) => {
    const { env, image } = containerOf(base, program);
    const names = env.map(({ name }) => String(name));
    expect(new Set(names).size, 'each once').toBe(names.length);
    const all = new Set([...names, ...Object.keys(targets.get(image.replace('nimantran/', ''))?.env ?? {})]);
    const read = await variablesOf(program, environmentIn(OVERLAYS.large, program));
    const left = leftOut('kubernetes', program);
    expect([...read].filter((name) => !all.has(name)).sort()).toEqual(left);
    // NODE_ENV lets set-up and seed refuse what production does not allow; any program may have it.
    expect(names.filter((name) => !read.has(name) && ![...BY_LIBRARIES, 'NODE_ENV'].includes(name))).toEqual([]);
  });

  it('has every setting that is named, and names every setting', () => {
    const named = new Set<string>();
    for (const program of programs) {
      for (const { valueFrom } of containerOf(base, program).env) {
        const reference = (valueFrom as JsonObject | undefined)?.configMapKeyRef as JsonObject | undefined;
        if (!reference) continue;
        expect(reference.name).toBe('settings');
        named.add(String(reference.key));
      }
    }
    expect([...named].filter((key) => !(key in settings))).toEqual([]);
    expect(Object.keys(settings).filter((key) => !named.has(key))).toEqual([]);
    for (const manifests of Object.values(OVERLAYS))
      expect(Object.keys(configOf(manifests)).sort()).toEqual(Object.keys(settings).sort());
  });

  it.each(Object.entries(OVERLAYS))('%s starts every service', async (_, manifests) => {
    for (const program of programs) {
      const reader = await configReaderOf(program);
      expect(() => reader(environmentIn(manifests, program)), program).not.toThrow();
    }
  });
});

function leftOut(where: string, program: string): string[] {
  return [...(LEFT_OUT[where]?.[serviceOf(program)] ?? []), ...(WITHOUT_QUEUE.includes(program) ? ['REDIS_URL'] : [])].sort();
}

function configOf(manifests: readonly Manifest[]): Record<string, string> {
  return manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings')?.data as Record<
    string,
    string
  >;
}

function containerOf(manifests: readonly Manifest[], program: string): { env: JsonObject[]; image: string } {
  const holder = manifests.find(({ kind, metadata }) => ['Deployment', 'Job'].includes(kind) && metadata.name === program);
  const [container] = holder ? containersOf(holder) : [];
  if (!container) throw new Error(`There is no ${program}.`);
  return { env: container.env as JsonObject[], image: String(container.image) };
}

/** The environment of the program in its container, with secrets of the required shape. */
function environmentIn(manifests: readonly Manifest[], program: string): Record<string, string> {
  const settings = configOf(manifests);
  const { env, image } = containerOf(manifests, program);
  const target = image.replace(/^.*nimantran\//, '').replace(/:.*$/, '');
  const values = env.map(({ name, value, valueFrom }) => {
    const { configMapKeyRef, secretKeyRef } = (valueFrom ?? {}) as Record<string, JsonObject | undefined>;
    if (secretKeyRef) return [name, secretFor(String(name))];
    return [name, configMapKeyRef ? settings[String(configMapKeyRef.key)] : value];
  });
  const service = SERVICE_NAMES.find((name) => name === serviceOf(program));
  // Keys that match each other; another test checks that they are named at all.
  return { ...targets.get(target)?.env, ...Object.fromEntries(values), ...(service ? serviceAuthOf(service).variables : {}) };
}

function secretFor(name: string): string {
  const [, owner] = /^(\w+)_DATABASE_URL$/.exec(name) ?? [];
  if (owner !== undefined && owner !== 'ADMIN')
    return `postgres://nimantran_${owner.toLowerCase()}:secret@db.internal:5432/nimantran`;
  if (name.endsWith('DATABASE_URL')) return 'postgres://somebody:secret@db.internal:5432/nimantran';
  if (name === 'NATS_URL') return 'tls://somebody:secret@nats.internal:4222';
  if (name === 'REDIS_URL') return 'rediss://somebody:secret@redis.internal:6379';
  if (name === 'SMTP_URL') return REAL.SMTP_URL;
  return randomBytes(24).toString('hex');
}
