import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type JsonObject, type Manifest } from '../test/support/deployment/kustomize.ts';
import { composeWith, K8S } from '../test/support/deployment/sources.ts';
import { type Docker, run } from './docker.ts';

const POLL_MS = 1_000;
const PROBE_MS = 4_000;
const JOB_MS = 300_000;

interface Container {
  name: string;
  image: string;
  command?: string[];
  env: { name: string; value?: string; valueFrom?: Record<string, { name: string; key: string; optional?: boolean }> }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: { allowPrivilegeEscalation: boolean; readOnlyRootFilesystem: boolean; capabilities: { drop: string[] } };
  resources: { limits: { memory: string; cpu?: string } };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Probe {
  httpGet: { path: string };
  periodSeconds: number;
  failureThreshold: number;
}
interface PodSpec {
  securityContext: { runAsUser: number; runAsGroup: number; fsGroup: number };
  containers: Container[];
  volumes: { name: string; emptyDir: { sizeLimit: string } }[];
  terminationGracePeriodSeconds?: number;
}

export interface Pods {
  /** The Deployments whose pod answered its startup probe and then its liveness probe. */
  ready: string[];
  /** Ends the pods as Kubernetes does; returns the exit code of each. */
  end(): Promise<Record<string, number>>;
}

/**
 * Runs one pod of each Deployment of the overlay `small`, after its job `set-up`, in Docker and with the manifests' users, rights,
 * limits, commands, variables and probes. Values of Secrets and the servers' addresses are those that the compose file gives the
 * same service in `env`; `own` are settings that an operator's overlay changes, and `more` variables of all pods that the manifests do
 * not have. The gateway's pod is published at the shop's port. @throws Error with the end of its log if a pod does not become ready in its probe's time
 */
export async function playPods(
  docker: Docker,
  network: string,
  { env, own, more }: Record<'env' | 'own' | 'more', Readonly<Record<string, string>>>,
): Promise<Pods> {
  const { environment } = docker;
  const manifests = await build(path.join(K8S, 'overlays/small'));
  const settings = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings')?.data as Record<
    string,
    string
  >;
  const composed = composeWith(env).services;
  const ofShop: Record<string, string> = {
    ...settings,
    ...own,
    SERVICE_TOKEN_PUBLIC_KEYS: env.SERVICE_TOKEN_PUBLIC_KEYS ?? '',
    S3_ENDPOINT: 'http://store:7070',
    S3_FORCE_PATH_STYLE: 'true',
    S3_REGION: env.S3_REGION ?? '',
    S3_BUCKET: env.S3_BUCKET ?? '',
  };
  const ended: Record<string, number> = {};
  const graces = new Map<string, number>();

  const start = async (manifest: Manifest): Promise<Container> => {
    const { name } = manifest.metadata;
    const spec = podOf(manifest);
    const [container] = spec.containers;
    if (container === undefined) throw new Error(`${name} has no container.`);
    const secret = (key: string): string => String(composed[name]?.environment?.[key] ?? env[key] ?? '');
    const variables = container.env.flatMap(({ name: variable, value, valueFrom }) => {
      const { configMapKeyRef, secretKeyRef } = valueFrom ?? {};
      const given = value ?? (configMapKeyRef ? ofShop[configMapKeyRef.key] : secret(secretKeyRef?.key ?? ''));
      // A key that the Secret does not have.
      return secretKeyRef?.optional && given === '' ? [] : ['--env', `${variable}=${given ?? ''}`];
    });
    for (const [variable, value] of Object.entries(more)) variables.push('--env', `${variable}=${value}`);
    const tmpfs = container.volumeMounts.flatMap(({ name: volume, mountPath }) => {
      const limit = spec.volumes.find((candidate) => candidate.name === volume)?.emptyDir.sizeLimit ?? '64Mi';
      return ['--tmpfs', `${mountPath}:size=${bytesOf(limit)},mode=1777`];
    });
    const { securityContext: rights, resources } = container;
    const [program, ...args] = container.command ?? [];
    await run(['docker', 'tag', `nimantran/${imageOf(container)}:local`, container.image], { environment });
    await run(
      [
        ...['docker', 'run', '--detach', '--name', `pod-${name}`, '--network', network, '--network-alias', name],
        ...(name === 'gateway' ? ['--publish', '127.0.0.1:8080:8080'] : []),
        ...['--user', `${spec.securityContext.runAsUser}:${spec.securityContext.runAsGroup}`],
        ...['--group-add', String(spec.securityContext.fsGroup)],
        ...(rights.readOnlyRootFilesystem ? ['--read-only'] : []),
        ...rights.capabilities.drop.flatMap((right) => ['--cap-drop', right]),
        ...(rights.allowPrivilegeEscalation ? [] : ['--security-opt', 'no-new-privileges:true']),
        ...['--memory', String(bytesOf(resources.limits.memory))],
        ...(resources.limits.cpu === undefined ? [] : ['--cpus', resources.limits.cpu]),
        ...variables,
        ...tmpfs,
        ...(program === undefined ? [] : ['--entrypoint', program]),
        container.image,
        ...args,
      ],
      { environment },
    );
    graces.set(name, spec.terminationGracePeriodSeconds ?? 30);
    return container;
  };
  const inspect = (name: string, format: string): Promise<string> =>
    run(['docker', 'inspect', '--format', format, `pod-${name}`], { environment }).then((text) => text.trim());
  const logOf = (name: string): Promise<string> => run(['sh', '-c', `docker logs --tail 20 pod-${name} 2>&1`], { environment });
  const answers = async (name: string, { ports = [] }: Container, { httpGet }: Probe): Promise<boolean> => {
    const address = await inspect(name, '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}');
    const port = ports.find((candidate) => candidate.name === 'http')?.containerPort;
    const answer = await fetch(`http://${address}:${port}${httpGet.path}`, { signal: AbortSignal.timeout(PROBE_MS) }).catch(
      () => undefined,
    );
    return answer?.ok === true;
  };

  const first = manifests.find(({ kind, metadata }) => kind === 'Job' && metadata.name === 'set-up');
  if (first === undefined) throw new Error('The overlay has no job set-up.');
  await start(first);
  const code = (await run(['docker', 'wait', 'pod-set-up'], { environment, limitMs: JOB_MS })).trim();
  if (code !== '0') throw new Error(`set-up ended with ${code}:\n${await logOf('set-up')}`);

  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  const started = await Promise.all(
    deployments.map(async (manifest) => [manifest.metadata.name, await start(manifest)] as const),
  );
  const ready = await Promise.all(
    started.map(async ([name, container]) => {
      const { startupProbe, livenessProbe } = container;
      if (startupProbe === undefined || livenessProbe === undefined) throw new Error(`${name} has no probes.`);
      const deadline = Date.now() + startupProbe.periodSeconds * startupProbe.failureThreshold * 1_000;
      while (!(await answers(name, container, startupProbe))) {
        if (Date.now() > deadline || (await inspect(name, '{{.State.Running}}')) !== 'true') {
          throw new Error(`The pod of ${name} is not ready:\n${await logOf(name)}`);
        }
        await sleep(POLL_MS);
      }
      if (!(await answers(name, container, livenessProbe))) throw new Error(`${name} is ready and not alive.`);
      return name;
    }),
  );
  return {
    ready: ready.sort(),
    async end() {
      await Promise.all(
        [...graces].map(async ([name, seconds]) => {
          await run(['docker', 'stop', '--time', String(seconds), `pod-${name}`], { environment });
          ended[name] = Number(await inspect(name, '{{.State.ExitCode}}'));
        }),
      );
      return ended;
    },
  };
}

/** Removes what `playPods` started, also in an earlier run. */
export async function removePods({ environment }: Docker): Promise<void> {
  const names = (await run(['docker', 'ps', '--all', '--quiet', '--filter', 'name=^pod-'], { environment }))
    .split('\n')
    .filter(Boolean);
  if (names.length > 0) await run(['docker', 'rm', '--force', ...names], { environment });
}

const podOf = (manifest: Manifest): PodSpec => ((manifest.spec as JsonObject).template as JsonObject).spec as unknown as PodSpec;
const imageOf = ({ image }: Container): string => /\/([\w-]+):[^/]*$/.exec(image)?.[1] ?? image;

/** Kubernetes writes 512Mi and 20Gi; Docker takes bytes. */
function bytesOf(quantity: string): number {
  const [, digits, unit = ''] = /^(\d+)(Mi|Gi)?$/.exec(quantity) ?? [];
  return Number(digits) * (unit === 'Gi' ? 1024 ** 3 : unit === 'Mi' ? 1024 ** 2 : 1);
}
