import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface SmtpServer {
  port: number;
  /** As received, with headers. */
  letters: string[];
  /** The lines that name recipients. */
  people: string[];
  close(): void;
}

/** As much of RFC 5321 as a letter needs, on loopback and a free port unless told otherwise. */
export async function startSmtpServer(port = 0, host = '127.0.0.1'): Promise<SmtpServer> {
  const letters: string[] = [];
  const people: string[] = [];
  const server = createServer((socket) => {
    let letter: string | undefined;
    let rest = '';
    socket.write('220 post office\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter !== undefined && line !== '.') letter += `${line}\r\n`;
        else if (letter !== undefined) {
          letters.push(letter);
          letter = undefined;
          socket.write('250 taken\r\n');
        } else if (line === 'STARTTLS') socket.write('502 not here\r\n');
        else if (line === 'DATA') {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') {
          socket.end('221 bye\r\n');
        } else {
          if (line.startsWith('RCPT')) people.push(line);
          socket.write('250 yes\r\n');
        }
      }
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, letters, people, close: () => void server.close() };
}
