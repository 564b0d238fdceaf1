import { createServer } from 'node:net';

/** Given out by this process before: whoever got one may not listen on it yet. */
const given = new Set<number>();

/** A TCP port of 127.0.0.1 that nobody listens on now, another each time. */
export async function freePort(): Promise<number> {
  const port = await unusedPort();
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

function unusedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
