import { createServer } from 'node:net';

/** Ports that this process has already handed out; their users may not listen on them yet. */
const given = new Set<number>();

/** An unused TCP port of 127.0.0.1, a different one each time. */
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
