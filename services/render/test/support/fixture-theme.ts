import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

const require = createRequire(import.meta.url);
export const FIXTURE_FRAMES = 45;

const still = (value: unknown) => ({ a: 0, k: value });
const from = (time: number, value: number[]) => ({ t: time, s: value, i: { x: [0.3], y: [1] }, o: { x: [0.7], y: [0] } });

function transform(x: number, y: number) {
  return { o: still(100), r: still(0), p: still([x, y]), a: still([0, 0]), s: still([100, 100]) };
}

function textLayer(name: string, ind: number, x: number, y: number, document: object, animators: object[] = []) {
  return {
    ty: 5,
    nm: name,
    ind,
    ip: 0,
    op: FIXTURE_FRAMES,
    st: 0,
    ks: transform(x, y),
    t: {
      d: { k: [{ t: 0, s: { f: 'Body', s: 90, j: 2, tr: 0, lh: 110, ls: 0, fc: [1, 0.9, 0.7], t: '', ...document } }] },
      p: {},
      m: { g: 1, a: still([0, 0]) },
      a: animators,
    },
  };
}

const appear = {
  s: {
    t: 0,
    xe: still(0),
    ne: still(0),
    a: still(100),
    b: 1,
    rn: 0,
    sh: 2,
    o: { a: 1, k: [from(0, [-100]), from(20, [100])] },
    s: still(0),
    e: still(100),
    r: 1,
    sm: still(100),
  },
  a: { o: still(0), p: still([0, 60, 0]) },
};

export function fixtureAnimation() {
  return {
    v: '5.9.0',
    fr: 30,
    ip: 0,
    op: FIXTURE_FRAMES,
    w: 1920,
    h: 1080,
    nm: 'fixture',
    slots: { ground: { p: still([0.3, 0.07, 0.22, 1]) } },
    fonts: { list: [{ fName: 'Body', fFamily: 'Noto Sans', fStyle: 'SemiBold', ascent: 80 }] },
    assets: [{ id: 'photo:couple', w: 400, h: 300, u: '', p: '', e: 0 }],
    layers: [
      textLayer('text:names', 1, 960, 400, {}, [appear]),
      textLayer('text:when', 2, 960, 640, { s: 60 }),
      textLayer('text:message', 3, 1300, 720, { s: 60, j: 0, ps: [-300, 0], sz: [800, 300] }),
      { ty: 2, nm: 'couple', ind: 4, refId: 'photo:couple', ip: 0, op: FIXTURE_FRAMES, st: 0, ks: transform(100, 700) },
      {
        ty: 4,
        nm: 'ground',
        ind: 5,
        ip: 0,
        op: FIXTURE_FRAMES,
        st: 0,
        ks: transform(960, 540),
        shapes: [
          {
            ty: 'gr',
            it: [
              { ty: 'rc', p: still([0, 0]), s: still([1920, 1080]), r: still(0) },
              { ty: 'fl', c: { a: 0, k: [0, 0, 0, 1], sid: 'ground' }, o: still(100), r: 1 },
              { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
            ],
          },
        ],
      },
    ],
  };
}

export function fixtureManifest(): ThemeManifest {
  return {
    format: 1,
    id: 1,
    title: 'Fixture',
    category: 'wedding',
    category_id: 1,
    sub_category: '',
    description: 'A theme for tests.',
    tags: [],
    has_watermark: false,
    default_audio_only: false,
    has_bride_first_option: true,
    is_elite_version: false,
    auto_deliver: false,
    priority: 1,
    pricing_id: 'pricing_005',
    width: 1920,
    height: 1080,
    fps: 30,
    frames: FIXTURE_FRAMES,
    fields: [
      { key: 'groom', label: 'Groom', kind: 'name', required: true, max_length: 60, sample: 'राहुल', role: 'groom' },
      { key: 'bride', label: 'Bride', kind: 'name', required: true, max_length: 60, sample: 'Priya', role: 'bride' },
      { key: 'date', label: 'Date', kind: 'date', required: true, max_length: 10, sample: '2030-12-07' },
      { key: 'time', label: 'Time', kind: 'time', required: false, max_length: 5, sample: '19:30' },
      {
        key: 'message',
        label: 'Message',
        kind: 'long_text',
        required: false,
        max_length: 200,
        sample: 'विवाह स्वागत में आप सपरिवार आमंत्रित हैं',
      },
    ],
    slots: [{ key: 'couple', label: 'The couple', width: 400, height: 300, required: false }],
    sample_photos: { couple: 'couple.jpg' },
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      when: { text: '{date|long}, {time|clock}' },
      message: { text: '{message}' },
    },
    scenes: [{ name: 'Names', first_frame: 0, last_frame: FIXTURE_FRAMES - 1, still_frame: 40 }],
    thumbnail_scene: 0,
    colors: { ground: '#4a1237' },
    music: { file: 'music.wav', title: 'Tone', fade_out_seconds: 0.5 },
    fonts: { Body: 'NotoSans_600SemiBold.ttf' },
  };
}

/** Writes a small theme package (1.5 s, one photo, three texts, a tone) into a new temporary folder. */
export async function writeFixtureTheme(change: (manifest: ThemeManifest) => void = () => {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'fixture-theme-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const manifest = fixtureManifest();
  change(manifest);
  await mkdir(join(dir, 'fonts'));
  await mkdir(join(dir, 'samples'));
  await writeFile(join(dir, 'theme.json'), JSON.stringify(manifest));
  await writeFile(join(dir, 'animation.json'), JSON.stringify(fixtureAnimation()));
  await cp(
    require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
    join(dir, 'fonts', 'NotoSans_600SemiBold.ttf'),
  );
  await writeFile(join(dir, 'samples', 'couple.jpg'), photo(800, 800));
  await writeFile(join(dir, 'music.wav'), tone(0.7));
  return dir;
}

/** The files of a package folder as fflate's zipSync takes them. */
export async function zipEntries(dir: string): Promise<Record<string, Uint8Array>> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const entries = names.map(async (entry): Promise<[string, Uint8Array]> => {
    const path = join(entry.parentPath, entry.name);
    return [relative(dir, path), new Uint8Array(await readFile(path))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

export function photo(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e08a00';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#2f6b4f';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas.toBuffer('image/jpeg', 90);
}

/** A WAV of a quiet 440 Hz tone, mono at 44.1 kHz. */
export function tone(seconds: number): Buffer {
  const samples = Math.round(seconds * 44_100);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(44_100, 24);
  file.writeUInt32LE(88_200, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    file.writeInt16LE(Math.round(3000 * Math.sin((2 * Math.PI * 440 * at) / 44_100)), 44 + at * 2);
  return file;
}
