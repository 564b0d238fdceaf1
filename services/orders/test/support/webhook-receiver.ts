import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookBody } from '@nimantran/proto/domain/webhook';

export interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  body: WebhookBody;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The status of the next answers; `hold` reads the request and never answers. */
  answer: number | 'hold';
  close(): Promise<void>;
}

/** Another program's endpoint. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver = { received: [] as Received[], answer: 204 as number | 'hold' } as WebhookReceiver;
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    receiver.received.push({ headers: request.headers, text, body: JSON.parse(text) });
    if (receiver.answer !== 'hold') response.writeHead(receiver.answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  receiver.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return receiver;
}

/** Checks a delivery as a receiver does, by the steps of the specification. */
export function isSigned({ headers, text }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  const wanted = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  const age = Date.now() / 1000 - Number(headers['webhook-timestamp']);
  return Math.abs(age) < 300 && String(headers['webhook-signature']).split(' ').includes(wanted);
}
