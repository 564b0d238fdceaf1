import type { Socket } from 'node:net';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import { type Attack, demand } from '../attack.ts';
import { openRaw } from '../raw-request.ts';

const CONNECTIONS = 100;
/** Asked one after the other on each connection, so that more waits than the system takes for its reader. */
const ANSWERS = 40;
/** Far above what a busy machine needs; the attack that this stands for left customers without any answer for minutes. */
const ANSWER_MS = 8_000;
const TRIES = 6;

/** Clients that ask for a large picture again and again, and read nothing. */
export const unreadAnswers: Attack = {
  name: 'unread answers',
  proxies: [0, 1],
  async run({ publicUrl, people, stock }) {
    const { category, thumbnail } = await stock.theme();
    const path = new URL(thumbnail, publicUrl).pathname;
    const reader = (await people.stranger()).person;
    const sockets: Socket[] = [];
    try {
      for (let n = 0; n < CONNECTIONS; n += 1) {
        const socket = await openRaw(publicUrl, { method: 'GET', path, headers: {} });
        socket.pause();
        for (let more = 1; more < ANSWERS; more += 1) socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
        sockets.push(socket);
      }
      // At first, the shop fills what the system keeps for each reader.
      let [status, ms] = [0, Number.POSITIVE_INFINITY];
      for (let n = 0; n < TRIES && ms > ANSWER_MS; n += 1) {
        const startedAt = performance.now();
        const picture = await reader.fetch(path);
        await picture.arrayBuffer();
        await reader.call(listVideos, { params: { category } });
        [status, ms] = [picture.status, Math.round(performance.now() - startedAt)];
      }
      demand(status === 200 && ms < ANSWER_MS, `another visitor got ${status} after ${ms} ms`);
      return `${CONNECTIONS * ANSWERS} unread; another visitor waited ${ms} ms`;
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
