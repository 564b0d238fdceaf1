import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same for every attempt, so that a receiver can recognise a repetition. */
  message_id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  order_number: string | null;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  content_type: string;
  content: Buffer;
}

export interface Mailer {
  /** Resolves when the mail is handed over. @throws if it was not; a retry is safe */
  send(mail: Mail): Promise<void>;
  /** Asks whether mail would be taken, without sending any. @throws as `send` would */
  check(): Promise<void>;
}

const SMTP_TIMEOUT_MS = 15_000;

export interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  dataDirectory: string;
  /**
   * Sends nothing, not even a password, before the connection is encrypted; `?requireTLS=false` in the address turns this off.
   */
  requireTls?: boolean;
  /** How long the server may be silent: 15 s by default. */
  timeoutMs?: number;
}

/** Sends by SMTP if an address is set; otherwise writes messages into `<dataDirectory>/mail` for the local mailbox page. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl === undefined ? diskMailer(options.dataDirectory, options.from) : smtpMailer(options.smtpUrl, options);
}

function smtpMailer(url: string, { from, requireTls = false, timeoutMs = SMTP_TIMEOUT_MS }: MailerOptions): Mailer {
  // Passed with the address, not as the second argument: that holds message defaults, and connection options in it are ignored.
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        // As a single address: a text with commas would be parsed as several.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.message_id}@nimantran>`,
        attachments: (mail.attachments ?? []).map(({ filename, content_type, content }) => ({
          filename,
          content,
          contentType: content_type,
        })),
      });
    },
    async check() {
      await transport.verify();
    },
  };
}

function diskMailer(dataDirectory: string, from: string): Mailer {
  const folder = path.join(dataDirectory, 'mail');
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${randomUUID()}`);
      const attachments = (mail.attachments ?? []).map(({ content, ...named }) => ({
        ...named,
        content_base64: content.toString('base64'),
      }));
      const message = { id: mail.message_id, from, sent_at: new Date().toISOString(), ...mail, attachments };
      await writeFile(temporary, JSON.stringify(message));
      // One file per message: sending it again replaces the file.
      await rename(temporary, path.join(folder, `${mail.message_id.replace(/[^A-Za-z0-9_-]/g, '_')}.json`));
    },
    async check() {
      await mkdir(folder, { recursive: true });
    },
  };
}
