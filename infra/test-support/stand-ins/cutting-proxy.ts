import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  port: number;
  /** Bytes sent to the server so far. */
  readonly sentBytes: number;
  readonly cuts: number;
  close(): Promise<void>;
}

export interface Happening {
  /** Happens when this number of bytes has gone to the server. */
  atBytes: number;
  /** `cut` ends the connection that carries the byte; `cut all` ends every connection. */
  what: 'cut' | 'cut all' | (() => void);
}

/**
 * A TCP proxy to a port of this machine. Each happening occurs once, while bytes flow; a cut closes a connection at both ends
 * without notice, and data in transit is lost.
 */
export async function startCuttingProxy(targetPort: number, happenings: readonly Happening[]): Promise<CuttingProxy> {
  const ahead = [...happenings].sort((one, other) => one.atBytes - other.atBytes);
  const sockets = new Set<Socket>();
  let sentBytes = 0;
  let cuts = 0;

  const count = (bytes: number, carrier: Socket): void => {
    sentBytes += bytes;
    for (let next = ahead[0]; next && next.atBytes <= sentBytes; next = ahead[0]) {
      ahead.shift();
      if (typeof next.what === 'function') next.what();
      else {
        cuts += 1;
        for (const socket of next.what === 'cut' ? [carrier] : sockets) socket.resetAndDestroy();
      }
    }
  };
  const watch = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    watch(client, target);
    watch(target, client);
    client.on('data', (chunk) => count(chunk.length, client));
    client.pipe(target);
    target.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get sentBytes() {
      return sentBytes;
    },
    get cuts() {
      return cuts;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
