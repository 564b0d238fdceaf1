import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../../../infra/test-support/stand-ins/smtp-server.ts';
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
  const { port, letters } = await postOffice();
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'orders@example.com', dataDirectory: '/nowhere' });
  await mailer.send(mail);
  const [letter] = letters;
  expect(letter).toContain('Message-ID: <receipt-1@nimantran>');
  expect(letter).toContain('To: asha@example.com');
  expect(letter).toMatch(/Content-Type: application\/pdf; name="?NM-26-27-000001\.pdf/);
  expect(letter?.replace(/\r\n/g, '')).toContain(PDF.toString('base64'));
});

it('says so where nobody takes the mail', async () => {
  const { port, close } = await postOffice();
  close();
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'orders@example.com', dataDirectory: '/nowhere' });
  await expect(mailer.send(mail)).rejects.toThrow();
});

it('hands nothing over in the clear where the line has to be encrypted, unless the address allows it', async () => {
  const { port, letters } = await postOffice();
  const mailerTo = (smtpUrl: string) =>
    createMailer({ smtpUrl, from: 'orders@example.com', dataDirectory: '/nowhere', requireTls: true });
  await expect(mailerTo(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow(/STARTTLS/);
  expect(letters).toEqual([]);
  await mailerTo(`smtp://127.0.0.1:${port}?requireTLS=false`).send(mail);
  expect(letters).toHaveLength(1);
});

it('waits no longer for a server that says nothing than it is told to', async () => {
  const { server, sockets } = await silentServer();
  const { port } = server.address() as { port: number };
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({ smtpUrl, from: 'orders@example.com', dataDirectory: '/nowhere', timeoutMs: 200 });
  // The greeting limit and the silence limit end together: either may come first.
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
}, 10_000);

it('writes to one address, whatever stands in it', async () => {
  const { port, letters, people } = await postOffice();
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'orders@example.com', dataDirectory: '/nowhere' });
  await mailer.send({ ...mail, to: 'asha@example.com, eve@example.net' }).catch(() => undefined);
  await mailer.send({ ...mail, to: 'asha@example.com\r\nBcc: eve@example.net' }).catch(() => undefined);
  expect(people.filter((one) => one.includes('<eve@example.net>'))).toEqual([]);
  expect(letters.join('')).not.toMatch(/^Bcc:/m);
});

async function silentServer(): Promise<{ server: Server; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  return { server, sockets };
}

async function postOffice(): Promise<SmtpServer> {
  const office = await startSmtpServer();
  ends.push(office.close);
  return office;
}
