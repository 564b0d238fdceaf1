import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonOf, type Running, startLocal, tempFolder } from '../../test-support/stand-ins/start-local.ts';

const folder = tempFolder();
let local: Running;

beforeAll(async () => {
  local = await startLocal(folder.path);
});
afterAll(async () => {
  await local.stop();
  folder.remove();
});

function write(id: string, fields: Record<string, string>): void {
  mkdirSync(join(folder.path, 'mail'), { recursive: true });
  const message = {
    id,
    from: 'Nimantran <hello@nimantran.test>',
    html: '',
    text: 'Hello',
    message_id: `<${id}@nimantran.test>`,
    order_number: 'NM-7K3QZ9XW',
    ...fields,
  };
  writeFileSync(join(folder.path, 'mail', `${id}.json`), JSON.stringify(message));
}

async function subjects(to = ''): Promise<string[]> {
  const answer = await jsonOf<{ messages: { subject: string }[] }>(
    fetch(`${local.url}/mail/messages.json?to=${encodeURIComponent(to)}`),
  );
  return answer.messages.map((message) => message.subject);
}

test('an empty box says so', async () => {
  expect(await (await fetch(`${local.url}/mail`)).text()).toContain('No mail yet');
  expect(await subjects()).toEqual([]);
});

test('messages show newest first and filter by address', async () => {
  write('a1', { to: 'asha@example.com', subject: 'We have your order', sent_at: '2026-01-02T10:00:00Z' });
  write('a2', {
    to: 'Asha@example.com',
    subject: 'Ready',
    sent_at: '2026-01-03T10:00:00Z',
    html: '<p>Download</p><script>alert(1)</script>',
  });
  write('b1', { to: 'dev@example.com', subject: '<b>Job</b>', sent_at: '2026-01-01T10:00:00Z' });
  writeFileSync(join(folder.path, 'mail', 'half.json'), '{"id":"half","to":"asha');
  expect(await subjects()).toEqual(['Ready', 'We have your order', '<b>Job</b>']);
  expect(await subjects('asha@example.com')).toEqual(['Ready', 'We have your order']);
  const page = await (await fetch(`${local.url}/mail?to=dev`)).text();
  expect(page).toContain('&lt;b&gt;Job&lt;/b&gt;');
  expect(page).not.toContain('Ready');
});

test('a message is shown in a sandbox without scripts', async () => {
  const page = await (await fetch(`${local.url}/mail/messages/a2`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const letter = await fetch(`${local.url}/mail/messages/a2/body`);
  expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(letter.headers.get('content-security-policy')).not.toContain('script-src');
  expect((await fetch(`${local.url}/mail/messages/..%2F..%2Flocal%2Faccounts-key`)).status).toBe(404);
});
