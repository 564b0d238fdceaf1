import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeLimit } from '../queue/time-limit.ts';
import { collectFailures, sharedRegistry } from '../telemetry/shared-metrics.ts';

export interface Metrics {
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** An open event stream: its duration says nothing about speed. */
  observeStream(route: string): void;
  counter(name: string, help: string, labels?: string[]): Counter;
  gauge(name: string, help: string, labels?: string[], collect?: (gauge: Gauge) => void | Promise<void>): Gauge;
  text(): Promise<string>;
  /** The values of a metric of this process, the app's own or a shared one; empty if it has none of this name. */
  read(name: string): Promise<{ labels: Record<string, string>; value: number }[]>;
  contentType: string;
}

const COLLECT_LIMIT_MS = 3_000;
/**
 * Between two samples of the event loop; its lag figures include this time. Each sample wakes the process: at prom-client's 10 ms they
 * took most of what an idle service used.
 */
const LAG_EVERY_MS = 500;

/** Prometheus metrics of one process: the app's own, and the kit's shared ones. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const streams = new Counter({
    name: 'http_event_streams_total',
    help: 'Streams of server-sent events that ended, by route; not counted as requests',
    labelNames: ['route'],
    registers: [registry],
  });
  return {
    observeStream: (route) => streams.inc({ route }),
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers: [registry] }),
    gauge: (name, help, labelNames = [], collect = undefined) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        ...(collect === undefined
          ? {}
          : {
              // Without its database a service still reports its other figures.
              async collect() {
                try {
                  await withTimeLimit(Promise.resolve(collect(this)), COLLECT_LIMIT_MS, name);
                } catch {
                  this.reset();
                  collectFailures.inc({ metric: name });
                }
              },
            }),
      }),
    text: async () => (await Promise.all([registry.metrics(), sharedRegistry.metrics()])).join('\n'),
    read: async (name) => {
      const metric = registry.getSingleMetric(name) ?? sharedRegistry.getSingleMetric(name);
      const values = (await metric?.get())?.values ?? [];
      return values.map(({ labels, value }) => ({
        labels: Object.fromEntries(Object.entries(labels).map(([label, of]) => [label, String(of)])),
        value,
      }));
    },
    contentType: registry.contentType,
  };
}
