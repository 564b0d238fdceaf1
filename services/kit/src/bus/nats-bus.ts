import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@nimantran/proto/events/envelope';
import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import { connect, type JetStreamClient, type NatsConnection, type Subscription } from 'nats';
import type { Log } from '../log.ts';
import { settledWithin, withTimeLimit } from '../queue/time-limit.ts';
import type { Bus, Closable, ConsumeOptions } from './bus.ts';
import { natsOptionsOf } from './nats-address.ts';
import { NatsReader } from './nats-reader.ts';
import { durableName, prepareStream } from './nats-stream.ts';
import { ownerOf, parseEnvelope, typesOf } from './subjects.ts';

export interface NatsBusOptions {
  registry: ReaderRegistry;
  url: string;
  log: Log;
  /** Tests that share a server set their own. */
  stream?: string;
  /** An event whose reader shows no activity for this long is redelivered. */
  redeliverAfterMs?: number;
  /** How often the server is asked for a sign of life; after three times without one, the connection is replaced. */
  pingMs?: number;
}

interface Watch {
  types: readonly string[];
  hear: (event: Envelope) => void;
  /** On the current connection. */
  subscriptions: Subscription[];
}

const REQUEST_LIMIT_MS = 5_000;
const PING_MS = 5_000;
/** Between two connections, the first of which the client gave up. */
const RENEW_PAUSE_MS = 1_000;
const CLOSE_LIMIT_MS = 5_000;

/**
 * The bus on NATS JetStream; connects at the first call and reconnects without limit. A connection that the client gives up, as it
 * does after two equal errors of authentication, is replaced by a new one.
 */
export class NatsBus implements Bus {
  private readonly options: NatsBusOptions;
  private readonly stream: string;
  private readonly redeliverAfterMs: number;
  private readonly owners: ReadonlySet<string>;
  private readonly open = new Set<Closable>();
  private readonly watches = new Set<Watch>();
  private connecting: Promise<NatsConnection> | undefined;
  private closed = false;

  constructor(options: NatsBusOptions) {
    this.options = options;
    this.stream = options.stream ?? 'NIMANTRAN';
    this.redeliverAfterMs = options.redeliverAfterMs ?? 15_000;
    this.owners = new Set(Object.values(options.registry).flatMap((events) => events.map((event) => ownerOf(event.type))));
  }

  async prepare(): Promise<void> {
    const connection = await this.connection();
    const manager = await connection.jetstreamManager({ timeout: REQUEST_LIMIT_MS });
    await prepareStream(manager, {
      stream: this.stream,
      registry: this.options.registry,
      redeliverAfterMs: this.redeliverAfterMs,
    });
  }

  async publish(event: Envelope): Promise<void> {
    const payload = JSON.stringify(event);
    if (!this.owners.has(ownerOf(event.type))) {
      // No durable reader uses events of this owner, so no stream stores them: they are for watchers only.
      const connection = await this.connection();
      connection.publish(event.type, payload);
      await withTimeLimit(connection.flush(), REQUEST_LIMIT_MS, `Publishing ${event.type}`);
      return;
    }
    const jetstream = await this.jetstream();
    const acknowledged = jetstream.publish(event.type, payload, {
      msgID: event.id,
      timeout: REQUEST_LIMIT_MS,
      expect: { streamName: this.stream },
    });
    await withTimeLimit(acknowledged, REQUEST_LIMIT_MS + 1_000, `Publishing ${event.type}`);
  }

  async consume(reader: string, handle: (event: Envelope) => Promise<void>, options: ConsumeOptions = {}): Promise<Closable> {
    const started = new NatsReader(() => this.jetstream(), {
      stream: this.stream,
      durables: typesOf(this.options.registry, reader).map((type) => durableName(reader, type)),
      concurrency: options.concurrency ?? 1,
      redeliverAfterMs: this.redeliverAfterMs,
      log: this.options.log.child({ reader }),
      handle,
    });
    await started.start();
    let closing: Promise<void> | undefined;
    const tracked: Closable = {
      close: () => {
        closing ??= started.close().finally(() => this.open.delete(tracked));
        return closing;
      },
    };
    this.open.add(tracked);
    return tracked;
  }

  async watch(types: readonly string[], handle: (event: Envelope) => void): Promise<Closable> {
    const hear = (event: Envelope): void => {
      try {
        handle(event);
      } catch (error) {
        this.options.log.error({ err: error, event: event.type }, 'a watcher failed');
      }
    };
    const connection = await this.connection();
    const watch: Watch = { types, hear, subscriptions: [] };
    this.watches.add(watch);
    subscribe(connection, watch);
    // Without this round trip the subscription could miss an event published right afterwards.
    await withTimeLimit(connection.flush(), REQUEST_LIMIT_MS, 'Watching the bus');
    return {
      close: async () => {
        this.watches.delete(watch);
        for (const subscription of watch.subscriptions) subscription.unsubscribe();
      },
    };
  }

  async ping(timeoutMs: number): Promise<void> {
    const reached = this.connection().then((connection) => connection.flush());
    await withTimeLimit(reached, timeoutMs, 'NATS');
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.open].map((reader) => reader.close()));
    const connection = await this.connecting?.catch(() => undefined);
    if (!connection || connection.isClosed()) return;
    // Sends acks that are still pending; a lost server must not delay the shutdown.
    if (!(await settledWithin(connection.drain(), CLOSE_LIMIT_MS))) await connection.close();
  }

  private async jetstream(): Promise<JetStreamClient> {
    return (await this.connection()).jetstream({ timeout: REQUEST_LIMIT_MS });
  }

  private connection(): Promise<NatsConnection> {
    if (this.closed) return Promise.reject(new Error('The bus is closed.'));
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.connecting = undefined;
      throw new Error(`NATS cannot be reached: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
    return this.connecting;
  }

  private async connect(): Promise<NatsConnection> {
    const connection = await connect({
      ...natsOptionsOf(this.options.url),
      timeout: REQUEST_LIMIT_MS,
      reconnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      pingInterval: this.options.pingMs ?? PING_MS,
      maxPingOut: 2,
    });
    void this.report(connection);
    void connection.closed().then((error) => this.renew(error));
    for (const watch of this.watches) subscribe(connection, watch);
    return connection;
  }

  /** Publishers and readers connect at their next call; watchers would wait without end. */
  private async renew(reason: unknown): Promise<void> {
    this.connecting = undefined;
    if (!this.closed) this.options.log.warn({ err: reason }, 'NATS connection closed, connecting again');
    while (!this.closed) {
      const isOpen = await this.connection().then(
        () => true,
        () => false,
      );
      if (isOpen) return;
      await sleep(RENEW_PAUSE_MS, undefined, { ref: false });
    }
  }

  private async report(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') this.options.log.warn('NATS lost, connecting again');
      if (status.type === 'reconnect') this.options.log.info('NATS is back');
    }
  }
}

function subscribe(connection: NatsConnection, watch: Watch): void {
  watch.subscriptions = watch.types.map((type) =>
    connection.subscribe(type, {
      callback: (fault, message) => {
        const event = fault ? undefined : parseEnvelope(message.string(), message.subject);
        // An account can have the server answer it on any subject; such an answer keeps its own.
        if (event?.type === type) watch.hear(event);
      },
    }),
  );
}
