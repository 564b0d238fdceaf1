import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../launcher/settings.ts';
import { buildWeb } from '../../../launcher/web-build.ts';
import { freePort } from '../../../postgres/free-port.ts';
import { bareEnvironment } from '../../../test-support/bare-environment.ts';
import { eventually } from '../../../test-support/eventually.ts';

/** An upload as the stand-in stores it. */
interface MockFile {
  id: string;
  file_name: string;
  state: string;
  received: number;
  length: number;
  sha256: string;
}

interface MockUploads {
  files: MockFile[];
  /** tus requests since faults were last set. */
  asked: { method: string; id: string; offset: number | null; status: number }[];
}

export interface MockShop {
  url: string;
  /** Folder of the web app's build. */
  dist: string;
  uploads(): Promise<MockUploads>;
  /** Sets the next faults; an empty object clears them. */
  goWrong(faults: Record<string, number>): Promise<void>;
  remove(): Promise<void>;
}

export interface MockShopOptions {
  /** Variables of the gateway that affect pages. */
  settings?: { WEB_SERVICE_WORKER?: string; WEB_ANALYTICS_ID?: string };
  /** A build of the web app that replaces the usual one. */
  dist?: string;
  /** Reuses the port of another stand-in. */
  port?: number;
}

/** The web app with the shop in memory (web/test/support/mock-server.ts), which fails on request. */
export async function startMockShop({ settings = {}, dist: given, port: at }: MockShopOptions = {}): Promise<MockShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-mock-'));
  const env = bareEnvironment();
  const dist = given ?? process.env.MOCK_DIST ?? (await buildWeb(env, path.join(folder, 'build.log'))).directory;
  const port = at ?? (await freePort());
  const child = spawn(process.execPath, [path.join(ROOT, 'web/test/support/mock-server.ts')], {
    env: { ...env, ...settings, PORT: String(port), MOCK_DIST: dist },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const ask = async (query = '') => {
    const answer = await fetch(`${url}/mock/uploads${query}`);
    return (await answer.json()) as MockUploads;
  };
  await eventually('the stand-in answers', () => ask().catch(() => undefined));
  return {
    url,
    dist,
    uploads: () => ask(),
    async goWrong(faults) {
      const given = Object.entries({ times: 0, ...faults }).map(([name, value]) => `${name}=${value}`);
      await ask(`?${given.join('&')}`);
    },
    async remove() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
