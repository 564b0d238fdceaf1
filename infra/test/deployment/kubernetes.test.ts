import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from '@nimantran/kit/http/app';
import { createLog } from '@nimantran/kit/log';
import { STOP_LIMIT_MS } from '@nimantran/kit/service';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../../test-support/servers/local-server.ts';
import { serviceAuthOf } from '../../test-support/service-auth.ts';
import { build, containersOf, type Json, type JsonObject, type Manifest, manifestsIn } from '../support/deployment/kustomize.ts';
import { faultsOf } from '../support/deployment/manifest-faults.ts';
import {
  askedAt,
  DEPLOYED,
  imageTargets,
  K8S,
  NAMES,
  portOf,
  ROOT,
  serviceOf,
  variablesOf,
} from '../support/deployment/sources.ts';

const base = await build(path.join(K8S, 'base'));
const OVERLAYS = { small: await build(path.join(K8S, 'overlays/small')), large: await build(path.join(K8S, 'overlays/large')) };
const kubectl = await findProgram('kubectl');
const targets = imageTargets();
const deploymentsIn = (manifests: readonly Manifest[]) => manifests.filter(({ kind }) => kind === 'Deployment');
const at = (value: Json | undefined, ...keys: (string | number)[]): Json | undefined =>
  keys.reduce<Json | undefined>((holder, key) => (holder as JsonObject | undefined)?.[key], value);

describe.each(Object.entries(OVERLAYS))('the overlay %s', (name, manifests) => {
  it.skipIf(kubectl === undefined)('is what kubectl makes of it', () => {
    const text = execFileSync(kubectl ?? 'kubectl', ['kustomize', path.join(K8S, 'overlays', name)], { encoding: 'utf8' });
    const made = manifestsIn(text.replaceAll(/\bsettings-[a-z0-9]{10}\b/g, 'settings'));
    expect(byName(made)).toEqual(byName(manifests));
  });

  it('holds objects that the API takes, without a field that it does not know', async () => {
    for (const manifest of manifests) expect(faultsOf(manifest), `${manifest.kind} ${manifest.metadata.name}`).toEqual([]);
  });

  it('runs every service from an image that is built', () => {
    expect(
      deploymentsIn(manifests)
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual([...DEPLOYED].sort());
    for (const manifest of manifests) {
      for (const container of containersOf(manifest)) {
        const [, target = '', tag] = /\/nimantran\/([a-z-]+):(.+)$/.exec(String(container.image)) ?? [];
        expect(targets.has(target), String(container.image)).toBe(true);
        expect(tag).not.toBe('latest');
        const [entry] = /\S+\.ts/.exec((container.command as string[] | undefined)?.join(' ') ?? '') ?? [];
        if (entry) expect(async () => readFile(path.join(ROOT, entry))).not.toThrow();
      }
    }
  });
});

it('finds what the API would refuse', async () => {
  const [deployment] = deploymentsIn(base);
  if (!deployment) throw new Error('no deployment');
  const wrong = structuredClone(deployment);
  (wrong.spec as JsonObject).replica = 3;
  expect(faultsOf(wrong)).toEqual(['/spec/replica is no field']);
  (wrong.spec as JsonObject).replicas = 'three';
  expect(faultsOf(wrong)).toContain('/spec/replicas must be integer');
});

describe('a service in Kubernetes', () => {
  it('listens where its image does, and others ask for it there', () => {
    for (const name of DEPLOYED) {
      const port = portOf(name);
      const [container] = containersOf(deployment(name));
      expect(container?.ports, name).toContainEqual({ name: 'http', containerPort: port });
      expect(targets.get(serviceOf(name))?.env.PORT, name).toBe(String(port));
      const service = object('Service', name);
      expect(at(service.spec, 'ports', 0), name).toEqual({ name: 'http', port, targetPort: 'http' });
      expect(at(service.spec, 'selector'), name).toEqual({ 'app.kubernetes.io/name': name });
      for (const { name: variable, value } of (container?.env ?? []) as JsonObject[]) {
        const [, other, asked] = /^http:\/\/([\w-]+):(\d+)$/.exec(String(value)) ?? [];
        if (other === undefined) continue;
        expect(variable).toBe(`${serviceOf(other).toUpperCase()}_URL`);
        expect(Number(asked), `${name} asks ${other}`).toBe(portOf(other));
      }
    }
  });

  it('runs the two roles of render apart', () => {
    const roleOf = (name: string) =>
      containersOf(deployment(name))
        .flatMap(({ env }) => env as JsonObject[])
        .find((one) => one.name === 'RENDER_ROLE')?.value;
    expect([roleOf('render'), roleOf('live-stills')]).toEqual(['queue', 'live']);
  });

  it('is asked for its health at addresses that a service has', async () => {
    const app = await createApp({
      log: createLog('test', 'silent'),
      tokens: serviceAuthOf('catalog').tokens,
      readiness: {},
      checkAnswers: false,
    });
    try {
      for (const name of DEPLOYED) {
        const [container] = containersOf(deployment(name));
        for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
          const asked = at(container?.[probe], 'httpGet');
          expect(at(asked, 'port')).toBe('http');
          expect((await app.inject(String(at(asked, 'path')))).statusCode, `${name} ${probe}`).toBe(200);
        }
      }
    } finally {
      await app.close();
    }
  });

  it('is given the time that it takes to end', () => {
    for (const name of DEPLOYED) {
      const pod = at(deployment(name).spec, 'template', 'spec');
      const [container] = containersOf(deployment(name));
      const [program, seconds] = at(container?.lifecycle, 'preStop', 'exec', 'command') as string[];
      expect(program).toBe('sleep');
      expect(Number(at(pod, 'terminationGracePeriodSeconds')) * 1000, name).toBeGreaterThan(
        Number(seconds) * 1000 + STOP_LIMIT_MS,
      );
      expect(at(deployment(name).spec, 'strategy', 'rollingUpdate', 'maxUnavailable')).toBe(0);
    }
  });

  it('is nobody’s root, and writes into one folder', () => {
    for (const manifest of base) {
      for (const container of containersOf(manifest)) {
        const pod = at(manifest.spec, 'template', 'spec');
        expect(at(pod, 'securityContext', 'runAsNonRoot')).toBe(true);
        expect(at(pod, 'securityContext', 'seccompProfile', 'type')).toBe('RuntimeDefault');
        expect(at(pod, 'automountServiceAccountToken')).toBe(false);
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
        expect(at(container.resources, 'limits', 'memory')).toBeTruthy();
        expect(at(container.resources, 'requests', 'cpu')).toBeTruthy();
      }
    }
  });

  it('may be moved one after the other', () => {
    for (const name of DEPLOYED) {
      const selector = { matchLabels: { 'app.kubernetes.io/name': name } };
      expect(at(object('PodDisruptionBudget', name).spec, 'selector'), name).toEqual(selector);
    }
  });

  it('is watched where it tells its figures, by a Prometheus that the network lets in', async () => {
    const { scrape_configs } = parse(await readFile(path.join(ROOT, 'infra/telemetry/prometheus-kubernetes.yml'), 'utf8'));
    const [{ job_name, kubernetes_sd_configs, relabel_configs }] = scrape_configs;
    expect(job_name).toBe('nimantran');
    expect(kubernetes_sd_configs).toEqual([{ role: 'pod', namespaces: { names: ['nimantran'] } }]);
    const watched: Record<string, number> = {};
    for (const name of DEPLOYED) {
      for (const port of containersOf(deployment(name)).flatMap(({ ports }) => ports as JsonObject[])) {
        const labels = relabelled(relabel_configs, {
          __meta_kubernetes_pod_phase: 'Running',
          __meta_kubernetes_pod_container_port_name: String(port.name),
          __meta_kubernetes_pod_label_app_kubernetes_io_name: String(
            at(deployment(name).spec, 'template', 'metadata', 'labels', 'app.kubernetes.io/name'),
          ),
        });
        if (labels) watched[String(labels.service)] = Number(port.containerPort);
      }
    }
    expect(watched).toEqual({ ...Object.fromEntries(DEPLOYED.map((name) => [name, portOf(name)])), gateway: 8108 });
    const open = (at(object('NetworkPolicy', 'telemetry').spec, 'ingress', 0, 'ports') as JsonObject[]).map(({ port }) =>
      Number(port),
    );
    expect(open.sort()).toEqual([...new Set(Object.values(watched))].sort());
  });

  it('has room for a package that takes what it may beside catalog itself', async () => {
    const source = await readFile(path.join(ROOT, 'services/catalog/src/packages/inspect-package.ts'), 'utf8');
    const inspected = Number(/memoryMb: (\d+)/.exec(source)?.[1]);
    const limit = Number(
      /^(\d+)Mi$/.exec(String(at(containersOf(deployment('catalog'))[0]?.resources, 'limits', 'memory')))?.[1],
    );
    expect(limit).toBeGreaterThanOrEqual(2 * inspected);
  });

  it('has secrets by reference alone, and docs/operating.md names every one', async () => {
    const text = await readFile(path.join(ROOT, 'docs/operating.md'), 'utf8');
    const keys = new Map<string, Set<string>>();
    for (const manifest of base) {
      for (const { name, value, valueFrom } of containersOf(manifest).flatMap(({ env }) => env as JsonObject[])) {
        const secret = at(valueFrom, 'secretKeyRef') as JsonObject | undefined;
        if (!secret)
          expect(`${name}=${value}`).not.toMatch(/(SECRET|PASSWORD|API_KEY|DATABASE_URL|NATS_URL|REDIS_URL|SMTP_URL)\w*=.*[^d]$/);
        else keys.set(String(secret.name), (keys.get(String(secret.name)) ?? new Set()).add(String(secret.key)));
      }
    }
    for (const [secret, names] of keys) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${secret}\` |`)) ?? '';
      expect([...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, key]) => key).sort(), secret).toEqual([...names].sort());
    }
    expect(base.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });
});

describe('the network', () => {
  const policies = base.filter(({ kind }) => kind === 'NetworkPolicy');
  const policyOf = (name: string) => policies.find(({ metadata }) => metadata.name === name);

  it('is closed for whom no policy opens it', () => {
    expect(policyOf('default-deny')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    for (const policy of policies) expect(JSON.stringify(at(policy.spec, 'policyTypes'))).toContain('Egress');
  });

  it('lets a service ask just those whose addresses it reads', async () => {
    const wanted: string[] = [];
    for (const name of DEPLOYED) {
      const read = await variablesOf(name);
      wanted.push(
        ...NAMES.filter((other) => read.has(`${other.toUpperCase()}_URL`)).map(
          (other) => `${name} → ${askedAt(other)}:${portOf(other)}`,
        ),
      );
    }
    expect(edges('egress').sort()).toEqual(wanted.sort());
    expect(edges('ingress').sort()).toEqual(wanted.sort());
  });

  it('lets a program reach just the servers whose addresses it is given', () => {
    const PORTS = { DATABASE_URL: 5432, NATS_URL: 4222, REDIS_URL: 6379, SMTP_URL: 587, S3_SECRET_ACCESS_KEY: 443 };
    for (const name of [...DEPLOYED, 'set-up', 'seed']) {
      const holder = base.find(({ kind, metadata }) => ['Deployment', 'Job'].includes(kind) && metadata.name === name);
      const given = new Set(
        (holder ? containersOf(holder) : []).flatMap(({ env }) => (env as JsonObject[]).map((one) => String(one.name))),
      );
      const wanted = new Set<number>();
      for (const [variable, port] of Object.entries(PORTS))
        if ([...given].some((one) => one === variable || one.endsWith(`_${variable}`))) wanted.add(port);
      // Stripe, and the identity provider's keys; mail uses TLS from the first byte.
      if (given.has('STRIPE_SECRET_KEY') || given.has('FIREBASE_API_KEY')) wanted.add(443);
      if (wanted.has(587)) wanted.add(465);
      const open = (at(policyOf(name)?.spec, 'egress') as JsonObject[])
        .filter(({ to }) => (to as JsonObject[]).some((one) => 'ipBlock' in one))
        .flatMap(({ ports }) => (ports as JsonObject[]).map(({ port }) => Number(port)));
      expect(open.sort(), name).toEqual([...wanted].sort());
    }
  });

  it('lets everybody come to the gateway alone, through the Ingress', () => {
    const outside = policies.filter(({ spec }) => JSON.stringify(at(spec, 'ingress') ?? []).includes('ingress-nginx'));
    expect(outside.map(({ metadata }) => metadata.name)).toEqual(['gateway']);
    const [ingress] = base.filter(({ kind }) => kind === 'Ingress');
    expect(JSON.stringify(ingress?.spec)).toContain('"service":{"name":"gateway","port":{"name":"http"}}');
  });

  function edges(direction: 'egress' | 'ingress'): string[] {
    return policies.flatMap(({ metadata, spec }) => {
      const rules = (at(spec, direction) ?? []) as JsonObject[];
      return rules.flatMap((rule) => {
        const peers = (rule[direction === 'egress' ? 'to' : 'from'] ?? []) as JsonObject[];
        const names = peers
          .filter((peer) => !('namespaceSelector' in peer))
          .flatMap((peer) => at(peer, 'podSelector', 'matchLabels', 'app.kubernetes.io/name') ?? []);
        const ports = (rule.ports as JsonObject[]).map(({ port }) => port);
        return names.flatMap((name) =>
          ports.map((port) =>
            direction === 'egress' ? `${metadata.name} → ${name}:${port}` : `${name} → ${metadata.name}:${port}`,
          ),
        );
      });
    });
  }
});

describe('scaling', () => {
  const scaledObjects = OVERLAYS.large.filter(({ kind }) => kind === 'ScaledObject');
  const scaled = scaledObjects.find(({ metadata }) => metadata.name === 'render');

  it('asks for figures that studio tells', async () => {
    const source = await readFile(path.join(ROOT, 'services/studio/src/metrics.ts'), 'utf8');
    const bands = await readFile(path.join(ROOT, 'services/studio/src/domain/render-priorities.ts'), 'utf8');
    const queries = (at(scaled?.spec, 'triggers') as JsonObject[]).map(({ metadata }) => String((metadata as JsonObject).query));
    const metrics = queries.flatMap((query) => query.match(/studio_\w+/g) ?? []);
    expect(metrics).toEqual(['studio_queue_renders', 'studio_queue_oldest_age_seconds']);
    for (const metric of metrics) expect(source).toContain(`'${metric}'`);
    for (const query of queries)
      for (const band of /band!~"([^"]+)"/.exec(query)?.[1]?.split('|') ?? []) expect(bands).toContain(`'${band}'`);
  });

  it('of live stills asks for the figure that their role tells', async () => {
    const source = await readFile(path.join(ROOT, 'services/render/src/metrics.ts'), 'utf8');
    const live = scaledObjects.find(({ metadata }) => metadata.name === 'live-stills');
    const [, metric = ''] = /rate\((\w+)_sum\[/.exec(String(at(live?.spec, 'triggers', 0, 'metadata', 'query'))) ?? [];
    expect(source).toContain(`'${metric}'`);
  });

  it('falls back where a figure is missing', () => {
    const types = scaledObjects.flatMap(({ spec }) => {
      expect(at(spec, 'fallback', 'replicas')).toBeGreaterThan(Number(at(spec, 'minReplicaCount')));
      const triggers = at(spec, 'triggers') as JsonObject[];
      // The default is true, which treats a missing value as no work.
      for (const { metadata } of triggers) expect(at(metadata, 'ignoreNullValues')).toBe('false');
      return triggers.map(({ name, metricType }) => [name, metricType]);
    });
    expect(types).toEqual([
      ['length', 'AverageValue'],
      ['age', 'Value'],
      ['at-once', 'AverageValue'],
    ]);
  });

  it('is said for every service once', () => {
    const hpas = OVERLAYS.large.filter(({ kind }) => kind === 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name);
    const byFigure = scaledObjects.map(({ spec }) => String(at(spec, 'scaleTargetRef', 'name')));
    expect([...hpas, ...byFigure].sort()).toEqual([...DEPLOYED].sort());
    for (const manifest of deploymentsIn(OVERLAYS.large)) expect(at(manifest.spec, 'replicas')).toBeUndefined();
    for (const manifest of deploymentsIn(OVERLAYS.small)) expect(at(manifest.spec, 'replicas')).toBe(1);
  });
});

type Relabelling = { source_labels: string[]; regex?: string; action?: string; target_label?: string };

/** A target's labels after Prometheus relabels what it discovered; undefined for a target that it drops. */
function relabelled(
  rules: readonly Relabelling[],
  found: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const labels = { ...found };
  for (const { source_labels, regex = '.*', action = 'replace', target_label } of rules) {
    const value = source_labels.map((label) => labels[label] ?? '').join(';');
    const matches = new RegExp(`^(?:${regex})$`).test(value);
    if (matches === (action === 'drop') && action !== 'replace') return undefined;
    if (action === 'replace' && target_label !== undefined) labels[target_label] = value;
  }
  return labels;
}

function object(kind: string, name: string): Manifest {
  const found = base.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

function deployment(name: string): Manifest {
  return object('Deployment', name);
}

function byName(manifests: readonly Manifest[]): Record<string, Manifest> {
  return Object.fromEntries(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]));
}
