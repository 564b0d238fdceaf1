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

interface Account {
  user: string;
  password: string;
}

/**
 * As much of RFC 5321 as a letter needs, on loopback and a free port unless told otherwise. With an account it asks for that one, by
 * AUTH PLAIN (RFC 4954), and takes nothing without.
 */
export async function startSmtpServer(port = 0, host = '127.0.0.1', account?: Account): Promise<SmtpServer> {
  const proof = account && Buffer.from(`\0${account.user}\0${account.password}`).toString('base64');
  const letters: string[] = [];
  const people: string[] = [];
  const server = createServer((socket) => {
    let letter: string | undefined;
    let rest = '';
    let isKnown = account === undefined;
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
        else if (line === 'DATA' && isKnown) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') {
          socket.end('221 bye\r\n');
        } else if (line.startsWith('EHLO')) {
          socket.write(account === undefined ? '250 yes\r\n' : '250-post office\r\n250 AUTH PLAIN\r\n');
        } else if (line.startsWith('AUTH')) {
          isKnown = line === `AUTH PLAIN ${proof}`;
          socket.write(isKnown ? '235 welcome\r\n' : '535 5.7.8 Username and password not accepted\r\n');
        } else if (!isKnown) {
          socket.write('530 5.7.0 Authentication required\r\n');
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
