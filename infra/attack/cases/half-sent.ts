import type { Socket } from 'node:net';
import { listOrders } from '@nimantran/proto/http/orders/orders';
import { type Attack, demand } from '../attack.ts';
import { openRaw, statusOn } from '../raw-request.ts';

const ATTACKERS = 10;
const REQUESTS_OF_EACH = 130;
/** Far above what a busy machine needs; the attack that this stands for left customers without any answer for minutes. */
const ANSWER_MS = 8_000;
const ENDS_WITHIN_MS = 30_000;

/** More half-sent requests than a service has connections. */
export const halfSent: Attack = {
  name: 'half-sent requests',
  proxies: [1],
  async run({ publicUrl, people }) {
    const victim = await people.newcomer();
    const sockets: Socket[] = [];
    try {
      for (let attacker = 0; attacker < ATTACKERS; attacker += 1) {
        const { person } = await people.newcomer();
        const headers = { ...person.headers(), 'content-type': 'application/json' };
        for (let n = 0; n < REQUESTS_OF_EACH; n += 1)
          sockets.push(
            await openRaw(publicUrl, { method: 'PUT', path: '/api/drafts/103', headers, body: ' '.repeat(5_000), sent: 5 }),
          );
      }
      let slowestMs = 0;
      for (let n = 0; n < 5; n += 1) {
        const startedAt = performance.now();
        await victim.person.call(listOrders, { query: {} });
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      }
      demand(slowestMs < ANSWER_MS, `another customer waited ${Math.round(slowestMs)} ms for the list of orders`);
      const statuses = await Promise.all(sockets.map((socket) => statusOn(socket, ENDS_WITHIN_MS).catch(() => undefined)));
      const lasting = statuses.filter((status) => status === undefined).length;
      demand(lasting === 0, `${lasting} of them lasted longer than ${ENDS_WITHIN_MS / 1_000} s`);
      return `${sockets.length} held; another customer waited at most ${Math.round(slowestMs)} ms; all ended`;
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
