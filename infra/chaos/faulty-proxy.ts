import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a link treats traffic. `full` is an object store without space: writes get 507, reads pass. `stalled` accepts connections
 * and holds back every byte.
 */
export type LinkState =
  | { kind: 'clear' | 'refusing' | 'stalled' | 'full' }
  | { kind: 'slow'; bytesPerSecond: number; delayMs: number };

const FULL = 'HTTP/1.1 507 Insufficient Storage\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
const WRITES = /^(?:PUT|POST) /;
/** How often a link that holds bytes back checks its state, so that a cleared link continues soon. */
const LOOK_MS = 50;

/** A proxy with its own port in front of another port of this machine, which can simulate network faults. */
export class Link {
  readonly port: number;
  readonly #target: number;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
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
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy();
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
    const far = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const end = (): void => {
      this.#pairs.delete(pair);
      for (const socket of pair) if (!socket.destroyed) socket.resetAndDestroy();
    };
    for (const socket of pair) {
      socket.on('error', end);
      socket.once('close', () => {
        if (near.destroyed && far.destroyed) this.#pairs.delete(pair);
      });
    }
    void this.#pass(near, far, near).catch(end);
    void this.#pass(far, near).catch(end);
  }

  /** `asking` is the side that sends requests, set if that is `from`. */
  async #pass(from: Socket, to: Socket, asking?: Socket): Promise<void> {
    for await (const chunk of from) {
      const bytes = chunk as Buffer;
      if (asking && this.#state.kind === 'full' && WRITES.test(bytes.subarray(0, 5).toString('latin1'))) {
        asking.end(FULL, () => asking.destroySoon());
        to.destroy();
        return;
      }
      await this.#hold(bytes.length, from);
      if (!to.write(bytes)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
    }
    to.end();
  }

  async #hold(bytes: number, from: Socket): Promise<void> {
    if (this.#state.kind === 'slow') await sleep(this.#state.delayMs + (bytes / this.#state.bytesPerSecond) * 1_000);
    while (this.#state.kind === 'stalled' && !from.destroyed) await sleep(LOOK_MS);
  }
}
