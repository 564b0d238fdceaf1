import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeLimit } from '../queue/time-limit.ts';

/**
 * Metrics of the kit's mechanisms (events, queues, traces) and of work without an app, in one registry per process, because that
 * code has no access to an app. `/metrics` of every app includes them.
 */
export const sharedRegistry = new Registry();

const registers = [sharedRegistry];
const SOURCE_LIMIT_MS = 3_000;

export function sharedCounter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
  return new Counter({ name, help, labelNames, registers });
}

export function sharedHistogram<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  buckets: number[],
): Histogram<Label> {
  return new Histogram({ name, help, labelNames, buckets, registers });
}

/** For every gauge that is read on request, an app's own or shared. */
export const collectFailures = sharedCounter(
  'metrics_collect_failures_total',
  'Metrics whose value could not be read when they were collected, by metric',
  ['metric'],
);

/** A figure that parts of the process provide while they are open; read at each request of `/metrics`. */
export interface WatchedGauge<Label extends string> {
  /** Adds this source until the returned function is called. A source that fails has no figure, rather than an old one. */
  watch(source: (set: (labels: Record<Label, string>, value: number) => void) => Promise<void>): () => void;
}

export function watchedGauge<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): WatchedGauge<Label> {
  const sources = new Set<(set: (labels: Record<Label, string>, value: number) => void) => Promise<void>>();
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames,
    registers,
    async collect() {
      const found: [Record<Label, string>, number][] = [];
      const tell = (labels: Record<Label, string>, value: number): void => void found.push([labels, value]);
      const failed = (): void => collectFailures.inc({ metric: name });
      await Promise.all([...sources].map((source) => withTimeLimit(source(tell), SOURCE_LIMIT_MS, name).catch(failed)));
      gauge.reset();
      for (const [labels, value] of found) gauge.set(labels as never, value);
    },
  });
  return {
    watch(source) {
      sources.add(source);
      return () => void sources.delete(source);
    },
  };
}
