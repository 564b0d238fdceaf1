import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import type { Json, Manifest } from './kustomize.ts';

const MODELS = [
  ...[ConfigMap, CronJob, Deployment, HorizontalPodAutoscaler, Ingress, Job, Namespace, NetworkPolicy, PersistentVolumeClaim],
  ...[PodDisruptionBudget, ScaledObject, Service],
];

/** Why the API would reject an object by its published schema, and which of its fields the schema does not know. */
export function faultsOf(manifest: Manifest): string[] {
  const Model = MODELS.find((candidate) => candidate.kind === manifest.kind && candidate.apiVersion === manifest.apiVersion);
  if (!Model) return [`no model of ${manifest.apiVersion} ${manifest.kind}`];
  const asked: Asked = new Map();
  try {
    Model.prototype.validate.call(watched(manifest, asked));
  } catch (error) {
    const { errors = [], message } = error as Error & { errors?: { instancePath: string; message: string }[] };
    return errors.length > 0 ? errors.map((fault) => `${fault.instancePath} ${fault.message}`) : [message];
  }
  return unknownFields(manifest, '', asked);
}

type Asked = Map<object, Set<PropertyKey>>;

/** The schemas accept unknown fields. A field that validation never reads is unknown. */
function watched<Value extends object>(value: Value, asked: Asked): Value {
  const fields = new Set<PropertyKey>();
  asked.set(value, fields);
  return new Proxy(value, {
    get(target, name) {
      fields.add(name);
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'object' && found !== null ? watched(found, asked) : found;
    },
    ownKeys(target) {
      // Reading all keys means a map, whose keys are arbitrary.
      for (const name of Reflect.ownKeys(target)) fields.add(name);
      return Reflect.ownKeys(target);
    },
  });
}

function unknownFields(value: Json, place: string, asked: Asked): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(value) || asked.get(value)?.has(name)
      ? unknownFields(inner, `${place}/${name}`, asked)
      : [`${place}/${name} is no field`],
  );
}
