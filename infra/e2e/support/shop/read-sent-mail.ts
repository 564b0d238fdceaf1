import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The messages about an order, or about none, that the local mailbox received. */
export async function readSentMail(dataDir: string, orderNumber: string | null): Promise<{ to: string; subject: string }[]> {
  const folder = path.join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    files
      .filter((name) => name.endsWith('.json'))
      .map(
        async (name) =>
          JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { to: string; subject: string; order_number: string },
      ),
  );
  return messages.filter((message) => message.order_number === orderNumber);
}
