import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a link treats traffic. `full` is an object store without space: writes get 507, reads pass. `stalled` accepts connections
 * and holds back every byte. `swallowing` accepts connections, loses every byte and reports no end, like a network path that is gone.
 */
export type LinkState =
  | { kind: 'clear' | 'refusing' | 'stalled' | 'swallowing' | 'full' }
  | { kind: 'slow'; bytesPerSecond: number; delayMs: number };

const FULL = 'HTTP/1.1 507 Insufficient Storage\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
const WRITES = /^(?:PUT|POST) /;
/** How often a link that holds bytes back checks its state, so that a cleared link continues soon. */
const LOOK_MS = 50;

/** The sides of a connection. `isDead`: bytes were lost, so neither side hears from the other any more. */
interface Pair {
  sockets: readonly Socket[];
  isDead: boolean;
}

/** A proxy with its own port in front of another port of this machine, which can simulate network faults. */
export class Link {
  readonly port: number;
  readonly #target: number;
  readonly #pairs = new Set<Pair>();
  #server: Server | undefined;
  #state: LinkState = { kind: 'clear' };

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  static async open(port: number, target: number): Promise<Link> {
    const link = new Link(port, target);
    await link.#listen();
    return link;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Open connections stay, except for `refusing` and `full`, which start with none. */
  async become(state: LinkState): Promise<void> {
    this.#state = state;
    if (state.kind === 'refusing') await this.#hangUp();
    else await this.#listen();
    if (state.kind === 'refusing' || state.kind === 'full') this.cut();
  }

  /** Resets every connection; new ones are accepted immediately. */
  cut(): number {
    const count = this.#pairs.size;
    for (const pair of this.#pairs) for (const socket of pair.sockets) socket.resetAndDestroy();
    this.#pairs.clear();
    return count;
  }

  async close(): Promise<void> {
    await this.#hangUp();
    this.cut();
  }

  async #listen(): Promise<void> {
    if (this.#server) return;
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.#join(socket));
    this.#server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
  }

  async #hangUp(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    // Stops listening immediately, without waiting for connections to end.
    server?.close();
  }

  #join(near: Socket): void {
    if (this.#state.kind === 'swallowing') {
      this.#pairs.add({ sockets: [near.on('error', () => {}).resume()], isDead: true });
      return;
    }
    const far = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const pair: Pair = { sockets: [near, far], isDead: false };
    this.#pairs.add(pair);
    const end = (): void => {
      if (this.#swallows(pair)) return;
      this.#pairs.delete(pair);
      for (const socket of pair.sockets) if (!socket.destroyed) socket.resetAndDestroy();
    };
    for (const socket of pair.sockets) {
      socket.on('error', end);
      socket.once('close', () => {
        if (near.destroyed && far.destroyed) this.#pairs.delete(pair);
      });
    }
    void this.#pass(pair, near, far, near).catch(end);
    void this.#pass(pair, far, near).catch(end);
  }

  /** Data that arrives now is lost, and with it the connection. */
  #swallows(pair: Pair): boolean {
    pair.isDead ||= this.#state.kind === 'swallowing';
    return pair.isDead;
  }

  /** `asking` is the side that sends requests, set if that is `from`. */
  async #pass(pair: Pair, from: Socket, to: Socket, asking?: Socket): Promise<void> {
    for await (const chunk of from) {
      const bytes = chunk as Buffer;
      if (asking && this.#state.kind === 'full' && WRITES.test(bytes.subarray(0, 5).toString('latin1'))) {
        asking.end(FULL, () => asking.destroySoon());
        to.destroy();
        return;
      }
      await this.#hold(bytes.length, from);
      if (this.#swallows(pair)) continue;
      if (!to.write(bytes)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
    }
    if (!this.#swallows(pair)) to.end();
  }

  async #hold(bytes: number, from: Socket): Promise<void> {
    if (this.#state.kind === 'slow') await sleep(this.#state.delayMs + (bytes / this.#state.bytesPerSecond) * 1_000);
    while (this.#state.kind === 'stalled' && !from.destroyed) await sleep(LOOK_MS);
  }
}
