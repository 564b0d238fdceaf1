/**
 * The heap that a Node process retains after garbage collection, in MB. Its inspector listens at the port
 * (`--inspect=127.0.0.1:…`).
 * @throws Error if it does not answer
 */
export async function heldMb(port: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const [target] = targets;
  if (!target) throw new Error(`No process answers at ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`The inspector at ${port} refused.`)), { once: true });
    });
    // Twice, because objects released by a finaliser are only freed by the second collection.
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    await ask(socket, 2, 'HeapProfiler.collectGarbage');
    const { usedSize } = (await ask(socket, 3, 'Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize / 1024 ** 2;
  } finally {
    socket.close();
  }
}

function ask(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent): void => {
      const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
      if (answer.id !== id) return;
      socket.removeEventListener('message', listen);
      if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
      else resolve(answer.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method }));
  });
}
