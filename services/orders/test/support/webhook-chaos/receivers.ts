import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookBody } from '@nimantran/proto/domain/webhook';
import fc from 'fast-check';
import { isSigned } from '../webhook-receiver.ts';

/** An endpoint's answers to deliveries. `drops`: it has the whole delivery, and the connection ends before its answer. */
const MOODS = ['well', 'well', 'well', 'well', 'slow', 'fails', 'gone', 'hangs', 'drops'] as const;
type Mood = (typeof MOODS)[number];
const MOOD_MS = 6_000;
const MOODS_KEPT = 200;
const SLOW_MS = 1_500;

/** The requests that arrived under one id. */
export interface Arrival {
  body: WebhookBody;
  text: string;
  times: number;
  accepted: number;
}

export interface Endpoint {
  url: string;
  secret: string;
  /** By `webhook-id`. */
  arrivals: Map<string, Arrival>;
}

/** Endpoints of one program that can be killed; it remembers what came, as a program with a database does. */
export class Receiver {
  readonly endpoints: Endpoint[] = [];
  /** Deliveries that no honest sender makes. */
  readonly wrong: string[] = [];
  requests = 0;
  isCalm = false;
  private server: http.Server | undefined;
  private port = 0;
  private readonly moods: Mood[][] = [];
  private readonly startedAt = Date.now();

  static async start(endpoints: number, seed: number): Promise<Receiver> {
    const receiver = new Receiver();
    await receiver.listen();
    const moods = fc.sample(fc.array(fc.constantFrom(...MOODS), { minLength: MOODS_KEPT, maxLength: MOODS_KEPT }), {
      seed,
      numRuns: endpoints,
    });
    for (const [index, of] of moods.entries()) {
      receiver.moods.push(of);
      receiver.endpoints.push({ url: `http://127.0.0.1:${receiver.port}/${index}`, secret: '', arrivals: new Map() });
    }
    return receiver;
  }

  /** Ends every connection and listens no more, until it is started again. */
  async kill(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  async listen(): Promise<void> {
    if (this.server) return;
    const server = http.createServer((request, response) => void this.take(request, response).catch(() => response.destroy()));
    this.server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const index = Number(request.url?.slice(1));
    const endpoint = this.endpoints[index];
    if (!endpoint) {
      this.wrong.push(`a delivery to ${request.url}`);
      return;
    }
    this.requests += 1;
    const arrival = this.note(endpoint, request, text);
    if (!arrival) return;
    const mood = this.isCalm ? 'well' : this.moods[index]?.[Math.floor((Date.now() - this.startedAt) / MOOD_MS) % MOODS_KEPT];
    if (mood === 'hangs') return;
    if (mood === 'slow') await sleep(SLOW_MS);
    if (mood === 'drops') {
      response.destroy();
      return;
    }
    const status = mood === 'fails' ? 500 : mood === 'gone' ? 410 : 204;
    if (status === 204) arrival.accepted += 1;
    response.writeHead(status).end();
  }

  private note(endpoint: Endpoint, request: IncomingMessage, text: string): Arrival | undefined {
    const id = String(request.headers['webhook-id']);
    const body = JSON.parse(text) as WebhookBody;
    if (!isSigned({ headers: request.headers, text, body }, endpoint.secret)) {
      this.wrong.push(`a wrong signature of ${id}`);
      return undefined;
    }
    const arrival = endpoint.arrivals.get(id) ?? { body, text, times: 0, accepted: 0 };
    if (arrival.text !== text) this.wrong.push(`another text under the same id ${id}`);
    arrival.times += 1;
    endpoint.arrivals.set(id, arrival);
    return arrival;
  }
}
