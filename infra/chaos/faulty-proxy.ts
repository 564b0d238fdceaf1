import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a link treats what passes. `full` is an object store without room: what would write is answered 507, what reads passes. `stalled`
 * takes connections and holds every byte back.
 */
export type LinkState =
  | { kind: 'clear' | 'refusing' | 'stalled' | 'full' }
  | { kind: 'slow'; bytesPerSecond: number; delayMs: number };

const FULL = 'HTTP/1.1 507 Insufficient Storage\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
const WRITES = /^(?:PUT|POST) /;
/** A pause while bytes are held back, so that a link that is cleared goes on soon. */
const LOOK_MS = 50;

/** Stands on a port of its own in front of another port of this machine, and can be made as bad as networks are. */
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

  /** Connections that stand stay, but for `refusing` and `full`, which begin with none. */
  async become(state: LinkState): Promise<void> {
    this.#state = state;
    if (state.kind === 'refusing') await this.#hangUp();
    else await this.#listen();
    if (state.kind === 'refusing' || state.kind === 'full') this.cut();
  }

  /** Resets every connection; new ones may come at once. */
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
    // Stops listening at once; that connections end is not waited for.
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

  /** `asking` is the side that sends requests, where `from` is it. */
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
