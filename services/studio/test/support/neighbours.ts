import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';

interface Asked {
  params: { theme_id: number; version: string };
  body: { upload_ids: string[]; object_key: string };
}

/** Answers by the operation's name; a missing operation is an error in the test. */
export function fakeService(answers: Record<string, (input: Asked) => unknown>): Call {
  const call = async (operation: Operation, input: Asked) => {
    const answer = answers[operation.name];
    if (!answer) throw new Error(`${operation.name} was not expected`);
    return answer(input);
  };
  return call as unknown as Call;
}

export const problem = (status: number, code: string) =>
  new ProblemError({ type: 'about:blank', title: 'Problem', status, detail: `No ${code}.`, code });

const PALETTES = [
  { key: 'emerald', name: 'Emerald', swatch: ['#0b4038'], colors: {} },
  { key: 'rose', name: 'Rose', swatch: ['#7a1f3d'], colors: {} },
];

/** Theme 1 has both layouts and two palettes, and waits for a designer, theme 2 delivers by itself, theme 404 is unknown. */
export const fakeCatalog = (): Call =>
  fakeService({
    getThemeVersion: ({ params }) => {
      if (params.theme_id === 404) throw problem(404, 'theme_not_found');
      return {
        theme_id: params.theme_id,
        version: params.version,
        package_key: `themes/${params.theme_id}/package.zip`,
        on_sale: true,
        manifest: manifest(params.theme_id),
      };
    },
  });

/** The one upload that is music; all others are photos. */
export const SONG = '44444444-4444-4444-8444-444444444444';

export const fakeMedia = (): Call =>
  fakeService({
    resolveUploads: ({ body }) => ({
      uploads: body.upload_ids.map((id) =>
        id === SONG
          ? { id, kind: 'music' as const, object_key: `uploads/${id}/music.m4a`, width: 0, height: 0, duration_seconds: 180 }
          : { id, kind: 'photo' as const, object_key: `uploads/${id}/photo.jpg`, width: 10, height: 10, duration_seconds: 0 },
      ),
    }),
    signDownload: ({ body }) => ({ url: `http://shop.test/${body.object_key}`, expires_at: new Date().toISOString() }),
  });

export const fakeOrders = (): Call => fakeService({ getShop: () => ({ about: { name: 'Shaadi Studio' } }) });

export function manifest(id: number): ThemeManifest {
  const field = { required: true, max_length: 40, sample: 'Sample' };
  return {
    format: 1,
    id,
    title: 'Marigold Morning',
    category: 'wedding',
    category_id: 1,
    sub_category: '',
    description: 'A wedding.',
    tags: [],
    has_watermark: true,
    default_audio_only: false,
    has_bride_first_option: true,
    is_elite_version: false,
    auto_deliver: id === 2,
    priority: 1,
    pricing_id: 'pricing_005',
    width: 1920,
    height: 1080,
    ...(id === 1 && { second_layout: {}, palettes: PALETTES }),
    fps: 30,
    frames: 300,
    fields: [
      { ...field, key: 'groom', label: 'Groom', kind: 'name', role: 'groom' },
      { ...field, key: 'bride', label: 'Bride', kind: 'name', role: 'bride' },
      { ...field, key: 'date', label: 'Date', kind: 'date' },
      { ...field, key: 'time', label: 'Time', kind: 'time', required: false },
    ],
    slots: [{ key: 'couple', label: 'Couple', width: 800, height: 600, required: true }],
    sample_photos: {},
    texts: {},
    scenes: [{ name: 'Names', first_frame: 0, last_frame: 299, still_frame: 100 }],
    thumbnail_scene: 0,
    colors: {},
    music: { file: 'music.m4a', title: 'Song', fade_out_seconds: 2 },
    fonts: {},
  };
}
