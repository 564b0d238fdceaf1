import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WISHES_CATEGORY_ID } from '@nimantran/proto/domain/category';
import { functionsOf } from '@nimantran/proto/domain/functions';
import { headlineOf } from '@nimantran/proto/domain/headline';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { manifestIn } from '@nimantran/proto/domain/look';
import { THEMES_TO_OPEN } from '@nimantran/proto/domain/seed-progress';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOfEach } from '../../../../infra/test-support/vitest/all-tests.ts';
import { unluckySamples } from '../../collection/checks/auspicious-days.ts';
import { contradictionsOf, matrixOf, musicFaultsOf } from '../../collection/checks/matrix.ts';
import { allLayers, documentOf, textsAt } from '../../collection/checks/text-places.ts';
import { compileTheme, packageFiles } from '../../collection/compile.ts';
import { channels } from '../../collection/kit/lottie/paint.ts';
import type { Theme } from '../../collection/kit/theme.ts';
import { withPalettes } from '../../collection/kit/with-palettes.ts';
import { FIRST_ON_SALE, inOrderOfSale, loadTheme, loadThemes, themeSlugs } from '../../collection/themes.ts';

const SAFE_MARGIN = 0.08;
const MAX_ANIMATION_BYTES = 1_500_000;

const SLUGS = await themeSlugs();

it('gives every theme an id of its own', async () => {
  const ids = (await loadThemes()).map((theme) => theme.manifest.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('covers every category, card, flag, price and script', async () => {
  const lines = matrixOf((await loadThemes()).map((theme) => theme.manifest));
  expect(lines.filter(({ count, least }) => count < least)).toEqual([]);
});

describe('music', () => {
  it('has thirty tracks or more, none in more than three themes, no two of a category alike', async () => {
    expect(musicFaultsOf(await loadThemes())).toEqual([]);
  });

  it('has a fault if a track serves a fourth theme, or a second one of its category', async () => {
    const themes = await loadThemes();
    const withMusicOf = (one: string, other: string) => {
      const music = themes.find(({ slug }) => slug === other)?.manifest.music;
      return themes.map((theme) => (theme.slug === one && music ? { ...theme, manifest: { ...theme.manifest, music } } : theme));
    };
    expect(musicFaultsOf(withMusicOf('jhoola-garden', 'henna-hands'))).toEqual([
      '“Wind on the Dunes” plays in mehendi twice: henna-hands, jhoola-garden',
    ]);
    expect(musicFaultsOf(withMusicOf('noor', 'silver-moon'))).toEqual([
      expect.stringMatching(/^“Still Lake” plays in \S+, \S+, \S+, \S+$/),
      expect.stringMatching(/^“Still Lake” plays in wedding twice: /),
    ]);
    expect(musicFaultsOf(themes.slice(0, 1))).toEqual(['1 tracks, at least 30 are wanted']);
  });
});

it('lets all that is the groom’s and the bride’s change places, where the bride’s name can come first', async () => {
  const selling = (await loadThemes()).filter(({ manifest }) => manifest.has_bride_first_option);
  expect(selling.length).toBeGreaterThan(0);
  const staying = selling.flatMap(({ slug, manifest: { fields, slots, texts, pairs = [] } }) => {
    const paired = new Set([...pairs.flat(), ...fields.filter(({ role }) => role).map(({ key }) => key)]);
    const keys = [...fields, ...slots].map(({ key }) => key).filter((key) => /^(groom|bride)/.test(key) && !paired.has(key));
    const sides = (text = '') => [...text.matchAll(/\{(groom|bride)/g)].map(([, side]) => side);
    const stay = Object.entries(texts).filter(([, { text, bride_first }]) => {
      return sides(text)[0] === 'groom'
        ? sides(bride_first)[0] !== 'bride'
        : sides(text)[0] === sides(bride_first)[0] && sides(text).length > 0;
    });
    return [...keys, ...stay.map(([key]) => key)].map((key) => `${slug}: ${key}`);
  });
  expect(staying).toEqual([]);
});

describe('the order in which themes go on sale', () => {
  it('starts with as many themes as the shop opens with, those of the highest priority', async () => {
    expect(new Set(FIRST_ON_SALE).size).toBe(THEMES_TO_OPEN);
    const themes = await loadThemes();
    const priorities = (isFirst: boolean) =>
      themes.filter(({ slug }) => FIRST_ON_SALE.includes(slug) === isFirst).map(({ manifest }) => manifest.priority);
    expect(Math.min(...priorities(true))).toBeGreaterThanOrEqual(Math.max(...priorities(false)));
  });

  it('names every theme once, and keeps to a selection', async () => {
    const slugs = await inOrderOfSale();
    expect(slugs.slice(0, FIRST_ON_SALE.length)).toEqual(FIRST_ON_SALE);
    expect(slugs.toSorted()).toEqual(SLUGS);
    expect(await inOrderOfSale(['safa', 'noor'])).toEqual(['noor', 'safa']);
    expect(await inOrderOfSale([])).toEqual([]);
    await expect(inOrderOfSale(['no-such-theme'])).rejects.toThrow('There is no theme "no-such-theme"');
  });
});

describe('colours to choose', () => {
  const shape = (slot: object, stop: string, letters: string) => ({
    assets: [],
    layers: [
      { ty: 4, shapes: [{ ty: 'fl', c: { a: 0, k: [...channels('#102030'), 1], ...slot } }, stopsOf(stop)] },
      { ty: 5, t: { d: { k: [{ t: 0, s: { fc: channels(letters) } }] } } },
    ],
  });
  const stopsOf = (hex: string) => ({ ty: 'gf', g: { p: 1, k: { a: 0, k: [0, ...channels(hex)] } } });
  const made = (ground: string, stop: string, letters: string) =>
    ({ slug: 'made', manifest: { colors: { ground } }, animation: shape({}, stop, letters) }) as unknown as Theme;
  const repaint = (theme: Theme, hex: string): Theme => ({
    ...theme,
    animation: JSON.parse(JSON.stringify(theme.animation).replace(channels('#102030').join(), channels(hex).join())),
  });

  it('become slots where palettes differ, each with its colour in every palette', () => {
    const rose = repaint(made('#aa0000', '#bb0000', '#ffffff'), '#cc0000');
    const theme = withPalettes(made('#00aa00', '#00bb00', '#ffffff'), { key: 'green', name: 'Green' }, [
      { key: 'rose', name: 'Rose', replaces: 9, theme: rose },
    ]);
    expect(theme.manifest.colors).toEqual({ ground: '#00aa00', tone1: '#102030', tone2: '#00bb00' });
    expect(theme.manifest.palettes).toEqual([
      { key: 'green', name: 'Green', swatch: ['#00aa00'], colors: {} },
      {
        ...{ key: 'rose', name: 'Rose', swatch: ['#aa0000'], replaces: 9 },
        colors: { ground: '#aa0000', tone1: '#cc0000', tone2: '#bb0000' },
      },
    ]);
    expect(Object.keys(theme.animation.slots)).toEqual(['ground', 'tone1', 'tone2']);
    expect(theme.animation.layers[0]).toMatchObject({ shapes: [{ c: { sid: 'tone1' } }, stopsOf('#00bb00')] });
  });

  it('are refused where gradients or texts of one colour become two', () => {
    const own = made('#00aa00', '#00bb00', '#00bb00');
    const twoTones = made('#00aa00', '#bb0000', '#cc0000');
    const inRose = (theme: Theme) => () =>
      withPalettes(own, { key: 'green', name: 'Green' }, [{ key: 'rose', name: 'Rose', theme }]);
    expect(inRose(twoTones)).toThrow('#00bb00 in made becomes #00bb00,#bb0000 and #00bb00,#cc0000');
    expect(inRose(made('#00aa00', '#bb0000', '#00bb00'))).toThrow('let one of them differ by a shade');
  });

  it('take the place of the themes that were sold in them', async () => {
    const palettes = (await loadThemes()).flatMap(({ manifest }) => manifest.palettes ?? []);
    const replaced = palettes.flatMap(({ replaces }) => replaces ?? []);
    expect(replaced.toSorted()).toEqual([119, 129, 130, 140, 150]);
    expect((await loadThemes()).filter(({ manifest }) => replaced.includes(manifest.id))).toEqual([]);
  });
});

describe('the day of a sample', () => {
  const onDay = async (slug: string, date: string, time = '') => {
    const { manifest } = await loadTheme(slug);
    const fields = manifest.fields.map((field) =>
      field.kind === 'date' ? { ...field, sample: date } : field.tells === 'time' && time ? { ...field, sample: time } : field,
    );
    return unluckySamples({ ...manifest, fields });
  };

  it.each([
    ['gramophone-nights', '2026-12-18', 'season'],
    ['first-light', '2027-03-07', 'auspicious'],
    ['peacock-court', '2027-02-06', 'auspicious'],
    ['ivory-nikah', '2027-02-14', 'season'],
    ['garden-vows', '2027-02-13', 'season'],
  ])('is refused for %s on %s', async (slug, date, fault) => {
    expect(await onDay(slug, date)).toEqual([expect.stringContaining(fault)]);
  });

  it('is refused at the hour of Yama in Tamil, and accepted before it', async () => {
    expect(await onDay('keys-and-kolam', '2027-01-20', 'காலை 7:30 – 9')).toEqual([expect.stringContaining('Yama')]);
    expect(await onDay('keys-and-kolam', '2027-01-20', 'காலை 6 – 7:30')).toEqual([]);
  });

  it('is any for birthdays', async () => {
    expect(await onDay('jungle-roar', '2026-12-20')).toEqual([]);
  });
});

describe.each(SLUGS)('%s', (slug) => {
  let theme: Theme;
  let manifest: Theme['manifest'];
  let animation: Theme['animation'];
  beforeAll(async () => {
    theme = await loadTheme(slug);
    ({ manifest, animation } = theme);
  });

  it('has a manifest as the contract asks', () => {
    expect([...Errors(ThemeManifest, manifest)]).toEqual([]);
    for (const field of manifest.fields) expect(field.sample.length, field.key).toBeLessThanOrEqual(field.max_length);
  });

  it('has a headline without those who give, host or parent, unless they are whom the video is about', () => {
    const details = Object.fromEntries(manifest.fields.map(({ key, sample }) => [key, sample]));
    const headline = headlineOf(manifest, { details, bride_first: false });
    const others = manifest.fields.filter(
      ({ label, headline: named }) => !named && /^(from|parents|family|grandparents)/i.test(label),
    );
    expect(others.filter(({ sample }) => headline.includes(sample)).map(({ key }) => key)).toEqual([]);
  });

  it('tells what calendars and maps need, unless it is a greeting', () => {
    const details = Object.fromEntries(manifest.fields.map(({ key, sample }) => [key, sample]));
    const functions = functionsOf(manifest, details);
    expect(functions.length > 0).toBe(manifest.category_id !== WISHES_CATEGORY_ID);
    expect(functions).toHaveLength(manifest.fields.filter(({ kind }) => kind === 'date').length);
    for (const { start, time_words, place, city } of functions) {
      expect(start ?? time_words).toBeTruthy();
      expect(place && city).toBeTruthy();
    }
    expect(functions.filter(({ start }) => start === null).map(({ time_words }) => time_words)).toEqual(
      slug === 'ivory-nikah' ? ['بعد نمازِ مغرب'] : [],
    );
  });

  it('shows a template or field in every text layer, and every template and field of words somewhere', () => {
    const fields = new Set(manifest.fields.map((field) => field.key));
    const shown = new Set(
      allLayers(animation)
        .filter((layer) => layer.ty === 5)
        .map((layer) => layer.nm.replace('text:', '')),
    );
    for (const key of shown) expect(key in manifest.texts || fields.has(key), key).toBe(true);
    for (const key of Object.keys(manifest.texts)) expect(shown.has(key), key).toBe(true);
    const used = new Set(shown);
    for (const key of shown)
      for (const template of [manifest.texts[key]?.text, manifest.texts[key]?.bride_first])
        for (const [, field = ''] of (template ?? '').matchAll(/\{(\w+)/g)) used.add(field);
    for (const field of fields) expect(used.has(field), field).toBe(true);
  });

  it('has a picture for every slot and a slot for every picture', () => {
    const slots = manifest.slots.map((slot) => slot.key).sort();
    const photos = animation.assets.map((asset) => asset.id).filter((id) => id.startsWith('photo:'));
    expect(photos.map((id) => id.replace('photo:', '')).sort()).toEqual(slots);
    expect(Object.keys(manifest.sample_photos).sort()).toEqual(slots);
    expect(theme.samples.map((sample) => sample.file).sort()).toEqual(Object.values(manifest.sample_photos).sort());
  });

  it('has scenes that follow each other without a gap', () => {
    let next = 0;
    for (const scene of manifest.scenes) {
      expect(scene.first_frame).toBe(next);
      expect(scene.still_frame).toBeGreaterThan(scene.first_frame);
      expect(scene.still_frame).toBeLessThanOrEqual(scene.last_frame);
      next = scene.last_frame + 1;
    }
    expect(next).toBe(manifest.frames);
    expect(manifest.scenes[manifest.thumbnail_scene]).toBeDefined();
  });

  it('keeps its words large and in the middle of the frame at rest, in each layout', () => {
    for (const layout of layoutsOf(manifest)) {
      const shown = manifestIn(manifest, { layout }) ?? manifest;
      keepsWords(shown, layout === layoutsOf(manifest)[0] ? animation : (theme.second ?? animation));
    }
  });

  function keepsWords(manifest: Theme['manifest'], animation: Theme['animation']): void {
    const smallest = manifest.height * (manifest.height > manifest.width ? 0.032 : 0.042);
    for (const scene of manifest.scenes) {
      const texts = textsAt(animation, scene.still_frame);
      expect(texts.length, scene.name).toBeGreaterThan(0);
      for (const { key, size, left, right, top, bottom } of texts) {
        const middle = (top + bottom) / 2;
        expect(left, `${scene.name} ${key} left`).toBeGreaterThanOrEqual(manifest.width * SAFE_MARGIN - 1);
        expect(right, `${scene.name} ${key} right`).toBeLessThanOrEqual(manifest.width * (1 - SAFE_MARGIN) + 1);
        expect(middle - size * 0.6, `${scene.name} ${key} top`).toBeGreaterThanOrEqual(manifest.height * SAFE_MARGIN);
        expect(middle + size * 0.6, `${scene.name} ${key} bottom`).toBeLessThanOrEqual(manifest.height * (1 - SAFE_MARGIN));
        expect(size, `${scene.name} ${key} size`).toBeGreaterThanOrEqual(smallest);
      }
    }
  }

  it('names only fonts and colours that it brings', () => {
    const text = JSON.stringify(animation);
    for (const layer of allLayers(animation).filter((candidate) => candidate.ty === 5))
      expect(manifest.fonts).toHaveProperty(`${documentOf(layer).f}`);
    for (const [, slot] of text.matchAll(/"sid":"(\w+)"/g)) expect(manifest.colors).toHaveProperty(`${slot}`);
    expect(Object.keys(animation.slots).sort()).toEqual(Object.keys(manifest.colors).sort());
    expect(text.length).toBeLessThan(MAX_ANIMATION_BYTES);
  });

  it('is what its tags and flags say, on a day that its families would choose', () => {
    expect(contradictionsOf(manifest)).toEqual([]);
  });

  it('has music as long as the video', () => {
    expect(theme.score.seconds).toBeGreaterThanOrEqual(manifest.frames / manifest.fps);
  });
});

describe('compiling', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collection-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('gives the same bytes from the same sources', async () => {
    for (const theme of oneOfEach(await loadThemes(), ({ manifest }) => manifest.category_id)) {
      const samples = theme.samples.map((sample) => ({ ...sample, width: 160, height: 160 }));
      const files = () => packageFiles({ ...theme, samples }, { silent: true });
      const [first, second] = [await files(), await files()];
      expect([...first.keys()]).toEqual([...second.keys()]);
      for (const [name, bytes] of first)
        expect(Buffer.compare(bytes, second.get(name) ?? new Uint8Array()), `${theme.slug} ${name}`).toBe(0);
    }
  });

  it('leaves a package alone that is up to date', async () => {
    const theme = await loadTheme(SLUGS[0] ?? '');
    const { dir, written } = await compileTheme(theme, folder);
    expect(written).toBe(true);
    const before = (await stat(join(dir, 'theme.json'))).mtimeMs;
    expect((await compileTheme(theme, folder)).written).toBe(false);
    expect((await stat(join(dir, 'theme.json'))).mtimeMs).toBe(before);
    const names = await readdir(dir, { recursive: true });
    expect(names).toContain('animation.json');
    expect(names.filter((name) => name.startsWith('fonts/') && name.endsWith('-OFL.txt')).length).toBeGreaterThan(0);
  });
});
