import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Bus } from '@nimantran/kit/bus/bus';
import { migrate } from '@nimantran/kit/db/migrate';
import type { Consumer } from '@nimantran/kit/events/inbox';
import { createLog } from '@nimantran/kit/log';
import { NO_ISOLATION } from '@nimantran/kit/process/isolation';
import { closeAll } from '@nimantran/kit/service';
import { animationFileOf, layoutsOf } from '@nimantran/proto/domain/layout';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { zipSync } from 'fflate';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import type { Tables } from '../../src/db/schema.ts';
import { createThemePictures } from '../../src/media/theme-pictures.ts';
import { openStorage } from '../../src/packages/open-storage.ts';
import { unpack } from '../../src/packages/read-package.ts';
import { importPackage } from '../../src/use-cases/import-package.ts';

export const house = serviceAuthOf('catalog');
const SECRET = 'a-secret-that-is-long-enough-for-this';

const silentBus: Bus = {
  prepare: async () => {},
  publish: async () => {},
  consume: async () => ({ close: async () => {} }),
  watch: async () => ({ close: async () => {} }),
  ping: async () => {},
  close: async () => {},
};

export async function createTestContext(url: string, environment: Record<string, string> = {}): Promise<Context> {
  const config = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    ...house.variables,
    PUBLIC_URL: 'http://localhost:8080',
    OBJECTS_SIGNING_SECRET: SECRET,
    DATABASE_URL: url,
    DATA_DIR: await mkdtemp(path.join(os.tmpdir(), 'catalog-test-')),
    ...environment,
  });
  const { db, store } = openStorage(config);
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  const log = createLog('catalog', 'silent');
  const pictures = createThemePictures(store, log);
  return {
    config,
    log,
    tokens: house.tokens,
    db,
    store,
    pictures,
    bus: silentBus,
    isolation: NO_ISOLATION,
    articles: [],
    close: () => closeAll(pictures, { close: () => db.destroy() }),
  };
}

/** A valid manifest, with changes. */
export function manifest(changes: Partial<ThemeManifest> = {}): ThemeManifest {
  return {
    format: 1,
    id: 1,
    title: 'Marigold (Day)',
    category: 'wedding',
    category_id: 1,
    sub_category: '',
    description: 'A garland of marigolds opens on two names.',
    tags: ['Traditional'],
    has_watermark: true,
    default_audio_only: false,
    has_bride_first_option: true,
    is_elite_version: false,
    auto_deliver: false,
    priority: 10,
    pricing_id: 'pricing_005',
    width: 1920,
    height: 1080,
    fps: 30,
    frames: 300,
    fields: [{ key: 'bride', label: 'Bride', kind: 'name', required: true, max_length: 40, sample: 'Asha' }],
    slots: [{ key: 'couple', label: 'The couple', width: 600, height: 800, required: true }],
    sample_photos: { couple: 'couple.jpg' },
    texts: {},
    scenes: [
      { name: 'Opening', first_frame: 0, last_frame: 149, still_frame: 100 },
      { name: 'Names', first_frame: 150, last_frame: 299, still_frame: 200 },
    ],
    thumbnail_scene: 1,
    colors: {},
    music: { file: 'music.m4a', title: 'Morning', fade_out_seconds: 1 },
    fonts: { Hind: 'hind.ttf' },
    ...changes,
  };
}

/** The files of a package with this manifest. */
export function packageFiles(theme: ThemeManifest): Record<string, Uint8Array> {
  const file = (text: string) => new TextEncoder().encode(text);
  return {
    'theme.json': file(JSON.stringify(theme)),
    ...Object.fromEntries(layoutsOf(theme).map((layout) => [animationFileOf(theme, layout), file('{"v":"5.7.0","layers":[]}')])),
    'fonts/hind.ttf': file('font'),
    'samples/couple.jpg': file('photo'),
    'music.m4a': file('music'),
  };
}

export function zipOf(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

export async function publish(context: Context, changes: Partial<ThemeManifest> = {}) {
  return importPackage(context, unpack(zipOf(packageFiles(manifest(changes)))));
}

/** Delivers an event to a consumer in a transaction, as the inbox does. */
export async function deliver(
  context: Context,
  [consumer]: readonly Consumer<Tables>[],
  data: unknown,
  occurred_at = '2026-12-01T00:00:00Z',
): Promise<void> {
  if (!consumer) throw new Error('no consumer');
  const event = {
    id: '00000000-0000-4000-8000-000000000000',
    type: consumer.event.type,
    version: 1,
    occurred_at,
    key: 'k',
    key_version: 1,
    trace: '',
    data,
  };
  await context.db.transaction().execute((transaction) => consumer.run(transaction, event));
}
