import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@nimantran/proto/events/envelope';
import type { Consumer, ConsumerMessages, JetStreamClient, JsMsg } from 'nats';
import { watchLiveness } from '../liveness.ts';
import type { Log } from '../log.ts';
import { settledWithin } from '../queue/time-limit.ts';
import type { Closable } from './bus.ts';
import { redeliveryDelayMs } from './redelivery.ts';
import { parseEnvelope } from './subjects.ts';

const PULL_MS = 20_000;
/** Also covers the effects of a whole batch. */
const PULL_LIMIT_MS = 1_800_000;
const CLOSE_LIMIT_MS = 10_000;

export interface NatsReaderOptions {
  stream: string;
  durables: readonly string[];
  concurrency: number;
  redeliverAfterMs: number;
  log: Log;
  handle(event: Envelope): Promise<void>;
}

/** Pulls from a reader's durable consumers, one loop each, and handles at most `concurrency` events in parallel. */
export class NatsReader implements Closable {
  private readonly jetstream: () => Promise<JetStreamClient>;
  private readonly options: NatsReaderOptions;
  private readonly stopping = new AbortController();
  private readonly pulls = new Set<ConsumerMessages>();
  private readonly handling = new Set<Promise<void>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private loops: Promise<unknown> = Promise.resolve();

  constructor(jetstream: () => Promise<JetStreamClient>, options: NatsReaderOptions) {
    this.jetstream = jetstream;
    this.options = options;
  }

  /** @throws if a durable consumer is missing: the bus was not prepared */
  async start(): Promise<void> {
    const jetstream = await this.jetstream();
    for (const durable of this.options.durables) await jetstream.consumers.get(this.options.stream, durable);
    this.loops = Promise.all(this.options.durables.map((durable) => this.loop(durable)));
  }

  async close(): Promise<void> {
    this.stopping.abort();
    for (const pull of this.pulls) pull.stop();
    for (const wake of this.waiting.splice(0)) wake();
    const done = this.loops.then(() => Promise.all(this.handling));
    if (!(await settledWithin(done, CLOSE_LIMIT_MS))) this.options.log.warn('reader did not finish in time');
  }

  private get stopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async loop(durable: string): Promise<void> {
    let failures = 0;
    let consumer: Consumer | undefined;
    while (!this.stopped) {
      try {
        const jetstream = await this.jetstream();
        consumer ??= await jetstream.consumers.get(this.options.stream, durable);
        const current = consumer;
        await watchLiveness({ name: durable, limitMs: PULL_LIMIT_MS, log: this.options.log }, () => this.pull(current));
        failures = 0;
      } catch (error) {
        if (this.stopped) return;
        consumer = undefined;
        failures += 1;
        if (failures === 2) this.options.log.warn({ err: error, consumer: durable }, 'reading from the bus failed, trying again');
        await sleep(Math.min(5_000, 100 * 2 ** Math.min(failures, 6)), undefined, { signal: this.stopping.signal }).catch(
          () => {},
        );
      }
    }
  }

  private async pull(consumer: Consumer): Promise<void> {
    const messages = await consumer.fetch({
      max_messages: this.options.concurrency,
      expires: PULL_MS,
      idle_heartbeat: PULL_MS / 4,
    });
    this.pulls.add(messages);
    if (this.stopped) messages.stop();
    const batch: Promise<void>[] = [];
    try {
      for await (const message of messages) {
        const handled = this.receive(message);
        batch.push(handled);
        this.handling.add(handled);
        void handled.finally(() => this.handling.delete(handled));
      }
    } finally {
      this.pulls.delete(messages);
    }
    // Events that queue here are unavailable to other instances: the next batch waits until one event of this one is done.
    if (batch.length > 0) await Promise.race(batch);
  }

  private async receive(message: JsMsg): Promise<void> {
    const { log, redeliverAfterMs } = this.options;
    const heartbeat = setInterval(() => message.working(), redeliverAfterMs / 3);
    try {
      await this.turn();
      if (this.stopped) {
        message.nak();
        return;
      }
      await this.handle(message);
    } catch (error) {
      log.error({ err: error, subject: message.subject }, 'an event could not be answered');
    } finally {
      clearInterval(heartbeat);
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async handle(message: JsMsg): Promise<void> {
    const { log } = this.options;
    const event = parseEnvelope(message.string(), message.subject);
    if (!event) {
      log.error({ subject: message.subject, sequence: message.seq }, 'not an event, dropped');
      message.term();
      return;
    }
    try {
      await this.options.handle(event);
      message.ack();
    } catch (error) {
      log.warn({ err: error, event: event.type, event_id: event.id }, 'event comes again');
      message.nak(redeliveryDelayMs(message.info.redeliveryCount));
    }
  }

  private async turn(): Promise<void> {
    while (this.running >= this.options.concurrency && !this.stopped) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
  }
}
