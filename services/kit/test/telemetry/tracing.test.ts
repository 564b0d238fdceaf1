import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type OtlpReceiver, startOtlpReceiver } from '../../../../infra/test-support/stand-ins/otlp-receiver.ts';
import type { Closable } from '../../src/bus/bus.ts';
import { readConfig } from '../../src/config.ts';
import type { Log } from '../../src/log.ts';
import { startTracing } from '../../src/telemetry/tracing.ts';
import { tracingVariables } from '../../src/telemetry/tracing-config.ts';
import { currentTrace, inSpan, markSpan, newTrace, runWithContext, startSpan, traceIdOf } from '../../src/trace.ts';

const said: string[] = [];
const log = { warn: (text: string) => said.push(text), info: (text: string) => said.push(text) } as unknown as Log;
const open: (Closable | Server)[] = [];
afterEach(async () => {
  said.length = 0;
  for (const one of open.splice(0)) {
    if ('closeAllConnections' in one) one.closeAllConnections();
    await one.close();
  }
});

async function collect(environment: Record<string, string> = {}): Promise<{ receiver: OtlpReceiver; tracing: Closable }> {
  const receiver = await startOtlpReceiver();
  const tracing = trace(receiver.url, environment);
  open.push(receiver);
  return { receiver, tracing };
}

function trace(endpoint: string, environment: Record<string, string> = {}): Closable {
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...environment }, tracingVariables);
  const tracing = startTracing('kit-test', config, () => log);
  open.unshift(tracing);
  return tracing;
}

describe('without a collector', () => {
  it('names traces for the logs and nothing else', async () => {
    const parent = newTrace();
    const inner = await runWithContext({ trace: parent }, () => inSpan({ name: 'work' }, async () => currentTrace()));
    expect(traceIdOf(inner)).toBe(traceIdOf(parent));
    expect(inner).not.toBe(parent);
  });

  it('says what is wrong with the settings', () => {
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'here', OTEL_TRACES_SAMPLER: 'sometimes', OTEL_TRACES_SAMPLER_ARG: '2' };
    expect(() => readConfig(wrong, tracingVariables)).toThrow(/ENDPOINT[\s\S]*SAMPLER is not[\s\S]*SAMPLER_ARG is not/);
  });
});

describe('with a collector', () => {
  it('sends work below what caused it, with what failed but not what it said', async () => {
    const { receiver, tracing } = await collect();
    const failing = async () => {
      throw Object.assign(new Error('asha@example.com cannot be reached'), { code: 'EENVELOPE' });
    };
    await inSpan({ name: 'request', kind: 'server' }, async () => {
      await inSpan({ name: 'ask', kind: 'client', attributes: { 'server.address': 'pricing' } }, async () => {});
      await inSpan({ name: 'send' }, failing).catch(() => {});
    });
    await tracing.close();
    const [ask, send, request] = ['ask', 'send', 'request'].map((name) => receiver.spans.find((span) => span.name === name));
    expect(request).toMatchObject({ service: 'kit-test', parentSpanId: '', kind: 2, isFailed: false });
    expect(ask).toMatchObject({
      parentSpanId: request?.spanId,
      traceId: request?.traceId,
      attributes: { 'server.address': 'pricing' },
    });
    expect(send).toMatchObject({ parentSpanId: request?.spanId, isFailed: true, attributes: { 'error.type': 'EENVELOPE' } });
    expect(receiver.text()).not.toContain('asha');
  });

  it('puts a moment into the trace that it belongs to, and points at the work that brought it about', async () => {
    const { receiver, tracing } = await collect();
    const order = startSpan({ name: 'place', kind: 'server' });
    order.end();
    const told = await inSpan({ name: 'webhook', parent: undefined }, async () =>
      markSpan({ name: 'paid', parent: order.trace }),
    );
    await tracing.close();
    const paid = receiver.spans.find((span) => span.name === 'paid');
    const webhook = receiver.spans.find((span) => span.name === 'webhook');
    expect(paid).toMatchObject({ traceId: traceIdOf(order.trace), links: [webhook?.traceId] });
    expect(traceIdOf(told)).toBe(traceIdOf(order.trace));
    expect(webhook?.traceId).not.toBe(paid?.traceId);
  });

  it('keeps the traces that the sampler keeps, and says so to those it asks', async () => {
    const { receiver, tracing } = await collect({
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const passedOn = await inSpan({ name: 'of our own' }, async () => currentTrace());
    await inSpan({ name: 'of a kept trace', parent: newTrace() }, async () => {});
    await tracing.close();
    expect(passedOn).toMatch(/-00$/);
    expect(receiver.spans.map(({ name }) => name)).toEqual(['of a kept trace']);
  });
});

describe('with a collector that is not there', () => {
  const work = async (spans: number): Promise<number> => {
    const begun = performance.now();
    for (let n = 0; n < spans; n += 1) await inSpan({ name: 'work' }, async () => {});
    return performance.now() - begun;
  };

  it('works on, says it once, and ends in time', async () => {
    const tracing = trace('http://127.0.0.1:9');
    expect(await work(20_000)).toBeLessThan(5_000);
    await expect.poll(() => said.length, { timeout: 15_000 }).toBeGreaterThan(0);
    const begun = performance.now();
    await tracing.close();
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(said).toEqual(['traces cannot be sent: the collector does not take them']);
  });

  it('does not wait for one that takes connections and answers nothing', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    open.push(silent);
    const tracing = trace(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    expect(await work(20_000)).toBeLessThan(5_000);
    const begun = performance.now();
    await tracing.close();
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
