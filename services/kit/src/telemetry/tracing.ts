import { type Attributes, type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Closable } from '../bus/bus.ts';
import type { ValuesOf } from '../config.ts';
import type { Log } from '../log.ts';
import { settledWithin } from '../queue/time-limit.ts';
import { isTraceparent, type OpenSpan, recordSpansBy, type SpanStart, type Tracer } from '../trace.ts';
import { samplerOf, type tracingVariables } from './tracing-config.ts';
import { WatchedExporter } from './watched-exporter.ts';

/** A slow or unavailable collector costs at most this much memory and time; then spans are dropped. */
const WAITING_SPANS = 2_048;
const SPANS_A_BATCH = 512;
const BATCH_EVERY_MS = 1_000;
const EXPORT_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 2_000;
const LONGEST_ATTRIBUTE = 200;

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/**
 * Sends the spans of this process to an OpenTelemetry collector, by OTLP over HTTP; without an address it does nothing. While the
 * collector is down, only spans are lost.
 */
export function startTracing(service: string, config: ValuesOf<typeof tracingVariables>, log: () => Log): Closable {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { close: async () => {} };
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_LIMIT_MS,
    concurrencyLimit: 2,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'nimantran', 'process.pid': process.pid }),
    sampler: samplerOf(config),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new WatchedExporter(exporter, log),
        maxQueueSize: WAITING_SPANS,
        maxExportBatchSize: SPANS_A_BATCH,
        scheduledDelayMillis: BATCH_EVERY_MS,
        exportTimeoutMillis: EXPORT_LIMIT_MS + 1_000,
      }),
    ],
  });
  const stopRecording = recordSpansBy(openTelemetryTracer(provider));
  return {
    async close() {
      stopRecording();
      await settledWithin(provider.shutdown(), CLOSE_LIMIT_MS);
    },
  };
}

function openTelemetryTracer(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('@nimantran/kit');
  return {
    start({ name, kind = 'internal', parent, link, attributes, startedAtMs }: SpanStart): OpenSpan {
      const linked = link === undefined ? undefined : spanContextOf(link);
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          attributes: attributes as Attributes,
          ...(linked === undefined ? {} : { links: [{ context: linked }] }),
          ...(startedAtMs === undefined ? {} : { startTime: startedAtMs }),
        },
        contextOf(parent),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        trace: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        name: (better) => void span.updateName(better),
        set: (more) => void span.setAttributes(more as Attributes),
        fail: (reason) => {
          span.setAttribute('error.type', reason);
          span.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: (atMs) => span.end(atMs),
      };
    },
  };
}

function contextOf(parent: string | undefined): Context {
  const spanContext = parent === undefined ? undefined : spanContextOf(parent);
  return spanContext === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, spanContext);
}

function spanContextOf(traceparent: string) {
  if (!isTraceparent(traceparent)) return undefined;
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
