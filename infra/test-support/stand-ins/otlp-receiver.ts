import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for a root span. */
  parentSpanId: string;
  kind: number;
  attributes: Record<string, unknown>;
  links: string[];
  isFailed: boolean;
  startMs: number;
  endMs: number;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything received, unparsed. */
  text(): string;
  close(): Promise<void>;
}

interface Keyed {
  key: string;
  value: Record<string, unknown>;
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes?: Keyed[];
  links?: { traceId: string }[];
  status?: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Sent {
  resourceSpans: { resource: { attributes: Keyed[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const FAILED = 2;

/** A collector for tests: accepts and stores OTLP as JSON over HTTP. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (request.url === '/v1/traces') {
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body) as Sent));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansOf({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => receivedOf(service, span)));
  });
}

function receivedOf(service: string, span: SentSpan): ReceivedSpan {
  const { name, traceId, spanId, parentSpanId = '', kind } = span;
  return {
    ...{ service, name, traceId, spanId, parentSpanId, kind },
    attributes: attributesOf(span.attributes ?? []),
    links: (span.links ?? []).map((link) => link.traceId),
    isFailed: span.status?.code === FAILED,
    startMs: Number(BigInt(span.startTimeUnixNano) / 1_000_000n),
    endMs: Number(BigInt(span.endTimeUnixNano) / 1_000_000n),
  };
}

const attributesOf = (attributes: Keyed[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
