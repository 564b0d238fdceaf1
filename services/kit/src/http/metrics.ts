import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  counter(name: string, help: string, labels?: string[]): Counter;
  gauge(name: string, help: string, labels?: string[], collect?: (gauge: Gauge) => void | Promise<void>): Gauge;
  text(): Promise<string>;
  contentType: string;
}

/** Prometheus metrics of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
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
              async collect() {
                await collect(this);
              },
            }),
      }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
