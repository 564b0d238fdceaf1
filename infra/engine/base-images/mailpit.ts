/** Stands for Mailpit: keeps letters of port 1025 in memory and lists them at port 8025. `readyz` asks a running one for its health. */
import { createServer } from 'node:http';
import { startSmtpServer } from '../../test-support/stand-ins/smtp-server.ts';

const PAGES = 8025;
const LETTERS = 1025;

if (process.argv[2] === 'readyz') {
  const answer = await fetch(`http://127.0.0.1:${PAGES}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  process.exitCode = answer?.ok ? 0 : 1;
} else {
  const { letters } = await startSmtpServer(LETTERS, '0.0.0.0');
  const pages = createServer((request, response) => {
    if (request.url === '/readyz') response.end();
    else if (request.url === '/api/v1/messages') {
      const messages = letters.map((letter, at) => ({
        ID: String(at),
        Subject: headerOf(letter, 'subject'),
        To: headerOf(letter, 'to'),
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ total: messages.length, messages }));
    } else response.writeHead(404).end();
  });
  pages.listen(PAGES, '0.0.0.0');
  process.once('SIGTERM', () => process.exit(0));
}

/** A header as it was sent, its folded lines joined. */
function headerOf(letter: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(letter)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
}
