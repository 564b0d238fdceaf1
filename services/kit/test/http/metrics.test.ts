import { expect, it, vi } from 'vitest';
import { createMetrics } from '../../src/http/metrics.ts';
import { sharedCounter, watchedGauge } from '../../src/telemetry/shared-metrics.ts';

it('shows its other figures while one cannot be had, and which one that is', async () => {
  const metrics = createMetrics();
  let isAway = false;
  metrics.gauge('test_orders', 'Read from a database', ['state'], async (gauge) => {
    if (isAway) throw new Error('connection refused');
    gauge.set({ state: 'open' }, 3);
  });
  expect(await metrics.text()).toContain('test_orders{state="open"} 3');
  isAway = true;
  const text = await metrics.text();
  // An old figure would look current.
  expect(text).not.toContain('test_orders{state="open"}');
  expect(text).toContain('process_cpu_seconds_total');
  expect(await metrics.text()).toContain('metrics_collect_failures_total{metric="test_orders"}');
});

it('shows what the mechanisms of a process count, in every app of it', async () => {
  sharedCounter('test_shared_total', 'Counted without an app', ['kind']).inc({ kind: 'a' }, 2);
  for (const metrics of [createMetrics(), createMetrics()])
    expect(await metrics.text()).toContain('test_shared_total{kind="a"} 2');
});

it('asks those that are open, and forgets what they said when they are closed', async () => {
  const waiting = watchedGauge('test_waiting', 'Asked of what is open', ['queue']);
  const unwatch = waiting.watch(async (set) => set({ queue: 'renders' }, 5));
  const broken = waiting.watch(() => Promise.reject(new Error('away')));
  const metrics = createMetrics();
  expect(await metrics.text()).toContain('test_waiting{queue="renders"} 5');
  unwatch();
  broken();
  expect(await metrics.text()).not.toContain('test_waiting{queue="renders"}');
});

it('counts a source that has no answer, also one that never gives any', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const broken = watchedGauge('test_broken', 'Its source fails', []).watch(() => Promise.reject(new Error('away')));
  const hanging = watchedGauge('test_hanging', 'Its source hangs', []).watch(() => new Promise(() => {}));
  const metrics = createMetrics();
  const first = metrics.text();
  await vi.advanceTimersByTimeAsync(3_000);
  await first;
  broken();
  hanging();
  vi.useRealTimers();
  const text = await metrics.text();
  expect(text).toContain('metrics_collect_failures_total{metric="test_broken"} 1');
  expect(text).toContain('metrics_collect_failures_total{metric="test_hanging"} 1');
});

it('keeps streams out of the durations', async () => {
  const metrics = createMetrics();
  metrics.observeStream('/api/orders/:number/stream');
  const text = await metrics.text();
  expect(text).toContain('http_event_streams_total{route="/api/orders/:number/stream"} 1');
  expect(text).not.toContain('http_request_duration_seconds_count{');
});
