import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { sharedCounter } from './shared-metrics.ts';

type Done = Parameters<SpanExporter['export']>[1];

const spans = sharedCounter('trace_spans_total', 'Spans handed to the collector, by outcome', ['outcome']);
const SUCCESS = 0;

/** Counts the spans the collector accepts, and logs once when it is down and once when it is back. */
export class WatchedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: () => Log;
  #isAway = false;

  constructor(exporter: SpanExporter, log: () => Log) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(batch: ReadableSpan[], done: Done): void {
    this.#exporter.export(batch, (result) => {
      const isSent = result.code === SUCCESS;
      spans.inc({ outcome: isSent ? 'sent' : 'lost' }, batch.length);
      // The exporter's own message may contain the collector's address with a key in it.
      if (!isSent && !this.#isAway) this.#log().warn('traces cannot be sent: the collector does not take them');
      if (isSent && this.#isAway) this.#log().info('traces are sent again');
      this.#isAway = !isSent;
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.#exporter.shutdown();
  }
}
