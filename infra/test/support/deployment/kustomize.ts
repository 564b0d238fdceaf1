import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
export interface Manifest extends JsonObject {
  apiVersion: string;
  kind: string;
  metadata: JsonObject & { name: string };
}
interface Kustomization {
  namespace?: string;
  resources?: string[];
  labels?: { pairs: Record<string, string> }[];
  images?: { name: string; newName?: string; newTag?: string }[];
  patches?: { path?: string; patch?: string; target?: { kind?: string; name?: string } }[];
  configMapGenerator?: { name: string; behavior?: 'merge'; envs?: string[]; options?: { labels?: Record<string, string> } }[];
}

/** The keys that identify list items in a merge, as in Kubernetes' types. */
const LIST_KEYS: Readonly<Record<string, string>> = {
  containers: 'name',
  env: 'name',
  ports: 'containerPort',
  volumes: 'name',
  volumeMounts: 'mountPath',
};
const CLUSTER_WIDE = new Set(['Namespace']);

/**
 * The output of `kubectl kustomize` for a folder, limited to the features we use, without the hashes in names of generated
 * objects. The test beside it compares the two.
 */
export async function build(folder: string): Promise<Manifest[]> {
  const kustomization: Kustomization = parse(await readFile(path.join(folder, 'kustomization.yaml'), 'utf8'));
  const manifests: Manifest[] = [];
  for (const name of kustomization.resources ?? []) {
    const place = path.join(folder, name);
    manifests.push(...(name.endsWith('.yaml') ? await readManifests(place) : await build(place)));
  }
  for (const generator of kustomization.configMapGenerator ?? []) {
    const data: Record<string, string> = {};
    for (const name of generator.envs ?? []) Object.assign(data, readEnv(await readFile(path.join(folder, name), 'utf8')));
    const known = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === generator.name);
    if (known) known.data = { ...(known.data as JsonObject), ...data };
    else {
      const labels = generator.options?.labels;
      manifests.push({
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: generator.name, ...(labels ? { labels } : {}) },
        data,
      });
    }
  }
  for (const { path: file, patch, target } of kustomization.patches ?? []) {
    const change: Json = parse(patch ?? (await readFile(path.join(folder, file ?? ''), 'utf8')));
    for (const manifest of manifests.filter(
      ({ kind, metadata }) => (target?.kind ?? kind) === kind && (target?.name ?? metadata.name) === metadata.name,
    )) {
      const { name } = manifest.metadata;
      if (Array.isArray(change)) for (const step of change) remove(manifest, step as { op: string; path: string });
      else merge(manifest, change as JsonObject);
      manifest.metadata.name = name;
    }
  }
  for (const manifest of manifests) {
    for (const { pairs } of kustomization.labels ?? [])
      manifest.metadata.labels = { ...(manifest.metadata.labels as JsonObject | undefined), ...pairs };
    if (kustomization.namespace !== undefined && !CLUSTER_WIDE.has(manifest.kind))
      manifest.metadata.namespace = kustomization.namespace;
    for (const container of containersOf(manifest)) {
      const image = kustomization.images?.find(({ name }) => name === container.image);
      if (image) container.image = `${image.newName ?? image.name}:${image.newTag}`;
    }
  }
  return manifests;
}

export function containersOf(manifest: Manifest): JsonObject[] {
  const spec = manifest.spec as JsonObject | undefined;
  // A CronJob contains the Job's spec.
  const template = (((spec?.jobTemplate as JsonObject | undefined)?.spec as JsonObject | undefined) ?? spec)?.template as
    | JsonObject
    | undefined;
  return ((template?.spec as JsonObject | undefined)?.containers as JsonObject[] | undefined) ?? [];
}

/** Parses `NAME=value` lines without quotes, as kustomize and docker compose do. */
export function readEnv(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z]\w*=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

export async function readManifests(file: string): Promise<Manifest[]> {
  return manifestsIn(await readFile(file, 'utf8'));
}

export function manifestsIn(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const fault = document.errors?.[0];
    if (fault) throw fault;
    return document.toJS() as Manifest;
  });
}

function merge(into: JsonObject, change: JsonObject): void {
  for (const [key, value] of Object.entries(change)) {
    const known = into[key];
    const by = LIST_KEYS[key];
    if (Array.isArray(value) && Array.isArray(known) && by !== undefined) {
      for (const item of value as JsonObject[]) {
        const same = (known as JsonObject[]).find((candidate) => candidate[by] === item[by]);
        if (same) merge(same, item);
        else known.unshift(structuredClone(item));
      }
    } else if (isObject(value) && isObject(known)) merge(known, value);
    else into[key] = structuredClone(value);
  }
}

function remove(manifest: Manifest, { op, path: pointer }: { op: string; path: string }): void {
  if (op !== 'remove') throw new Error(`This builder knows no ${op}.`);
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<JsonObject>((at, key) => at[key] as JsonObject, manifest);
  if (!(last in holder)) throw new Error(`${manifest.kind} ${manifest.metadata.name} has no ${pointer}.`);
  delete holder[last];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
