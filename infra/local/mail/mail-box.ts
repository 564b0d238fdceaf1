import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A message that the shop would have sent, as its mail adapter wrote it. */
export type Message = {
  id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  sent_at: string;
  message_id: string;
  order_number: string | null;
};

const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

/** The messages in a folder, one JSON file each. Complete files never change, so each is read once. */
export class MailBox {
  readonly #folder: string;
  readonly #read = new Map<string, Message>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Newest first; `to` filters by a part of the address. */
  list(to = ''): Message[] {
    this.#refresh();
    const wanted = to.trim().toLowerCase();
    return [...this.#read.values()]
      .filter((message) => message.to.toLowerCase().includes(wanted))
      .sort((one, other) => Date.parse(other.sent_at) - Date.parse(one.sent_at));
  }

  find(id: string): Message | undefined {
    this.#refresh();
    return [...this.#read.values()].find((message) => message.id === id);
  }

  #refresh(): void {
    const present = new Set(filesIn(this.#folder));
    for (const name of this.#read.keys()) if (!present.has(name)) this.#read.delete(name);
    for (const name of present) {
      if (this.#read.has(name)) continue;
      const message = readMessage(join(this.#folder, name));
      if (message) this.#read.set(name, message);
    }
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  } catch {
    // No mail has been written yet.
    return [];
  }
}

/** Undefined for an incomplete file or one that is not a message; it is read again next time. */
function readMessage(path: string): Message | undefined {
  try {
    if (statSync(path).size > LARGEST_FILE_BYTES) return undefined;
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const text = (name: string) => {
      const field: unknown = Reflect.get(value, name);
      return typeof field === 'string' ? field : '';
    };
    const [id, to, sentAt] = [text('id'), text('to'), text('sent_at')];
    if (id === '' || to === '' || Number.isNaN(Date.parse(sentAt))) return undefined;
    return {
      id,
      to,
      from: text('from'),
      subject: text('subject'),
      html: text('html'),
      text: text('text'),
      sent_at: sentAt,
      message_id: text('message_id'),
      order_number: text('order_number') || null,
    };
  } catch {
    return undefined;
  }
}
