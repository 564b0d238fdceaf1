import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { type BucketPolicyProxy, startBucketPolicyProxy } from '../test-support/stand-ins/bucket-policy-proxy.ts';
import { type SmtpServer, startSmtpServer } from '../test-support/stand-ins/smtp-server.ts';
import { type Docker, run } from './docker.ts';

const AHEAD_MS = 10 * MINUTE_MS;
const ANYWHERE = '0.0.0.0';
const ACCOUNT = { user: 'shop', password: 'right-password' };

/** Servers of this machine for mistakes that an operator makes; `host` is the address at which the shop's containers reach them. */
export interface WrongNeighbours {
  mail: SmtpServer;
  /** Of the mail server, for this password. */
  smtpUrl(password: string): string;
  rightPassword: string;
  /** The payment provider by a clock that is ten minutes ahead. */
  aheadUrl: string;
  /** The store with a bucket's policy that lets media keep nothing: that of catalog. */
  deniedUrl: string;
  close(): Promise<void>;
}

export async function startWrongNeighbours(
  docker: Docker,
  { network, localUrl, storeUrl }: { network: string; localUrl: string; storeUrl: string },
): Promise<WrongNeighbours> {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  const host = (
    await run(['docker', 'network', 'inspect', '--format', format, network], { environment: docker.environment })
  ).trim();
  const mail = await startSmtpServer(0, ANYWHERE, ACCOUNT);
  const store: BucketPolicyProxy = await startBucketPolicyProxy(storeUrl, 'catalog', ANYWHERE);
  const ahead = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const asked = request(new URL(url, localUrl), { method, headers }, (told) => {
      const date = new Date(Date.now() + AHEAD_MS).toUTCString();
      answer.writeHead(told.statusCode ?? 502, { ...told.headers, date });
      told.pipe(answer);
    });
    asked.once('error', () => answer.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => ahead.listen(0, ANYWHERE, resolve));
  return {
    mail,
    // The shop's network stays on this machine, so the letters need no encryption.
    smtpUrl: (password) => `smtp://${ACCOUNT.user}:${password}@${host}:${mail.port}/?requireTLS=false`,
    rightPassword: ACCOUNT.password,
    aheadUrl: `http://${host}:${(ahead.address() as AddressInfo).port}`,
    deniedUrl: `http://${host}:${new URL(store.endpoint).port}`,
    async close() {
      mail.close();
      ahead.closeAllConnections();
      await new Promise((resolve) => ahead.close(resolve));
      await store.close();
    },
  };
}
