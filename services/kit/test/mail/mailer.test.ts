import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createMailer, type Mail } from '../../src/mail/mailer.ts';

const PDF = Buffer.from('%PDF-1.7 not really');
const mail: Mail = {
  message_id: 'receipt-1',
  to: 'asha@example.com',
  subject: 'आपका निमंत्रण',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  order_number: 'NM-7K3QZ9XW',
  attachments: [{ filename: 'NM-26-27-000001.pdf', content_type: 'application/pdf', content: PDF }],
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('writes one file a message, however often it is sent, with what is enclosed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailer-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const mailer = createMailer({ smtpUrl: undefined, from: 'orders@example.com', dataDirectory: folder });
  await mailer.send(mail);
  await mailer.send({ ...mail, subject: 'Again' });
  const files = readdirSync(path.join(folder, 'mail'));
  expect(files).toEqual(['receipt-1.json']);
  const written = JSON.parse(readFileSync(path.join(folder, 'mail', 'receipt-1.json'), 'utf8'));
  expect(written).toMatchObject({ id: 'receipt-1', from: 'orders@example.com', to: mail.to, subject: 'Again', html: mail.html });
  expect(written.attachments).toEqual([
    { filename: 'NM-26-27-000001.pdf', content_type: 'application/pdf', content_base64: PDF.toString('base64') },
  ]);
});

it('hands over by SMTP, with what is enclosed and the same message id for every try', async () => {
  const { server, letters } = await postOffice();
  const { port } = server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'orders@example.com', dataDirectory: '/nowhere' });
  await mailer.send(mail);
  const [letter] = letters;
  expect(letter).toContain('Message-ID: <receipt-1@nimantran>');
  expect(letter).toContain('To: asha@example.com');
  expect(letter).toMatch(/Content-Type: application\/pdf; name="?NM-26-27-000001\.pdf/);
  expect(letter?.replace(/\r\n/g, '')).toContain(PDF.toString('base64'));
});

it('says so where nobody takes the mail', async () => {
  const { server } = await postOffice();
  const { port } = server.address() as { port: number };
  server.close();
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'orders@example.com', dataDirectory: '/nowhere' });
  await expect(mailer.send(mail)).rejects.toThrow();
});

/** As much of RFC 5321 as a letter needs. */
async function postOffice(): Promise<{ server: Server; letters: string[] }> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let letter: string | undefined;
    let rest = '';
    socket.write('220 post office\r\n');
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
        } else if (line === 'DATA') {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 yes\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  return { server, letters };
}
