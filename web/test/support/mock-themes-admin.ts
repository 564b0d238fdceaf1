import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import {
  type AdminTheme,
  type AdminThemeVersion,
  addThemeVersion,
  editTheme,
  getTheme,
  listThemes,
  publishThemeVersion,
  retireTheme,
  scheduleThemeVersion,
  type UploadedPackage,
} from '@nimantran/proto/http/catalog/admin-themes';
import { getThemeTrial, playThemeTrial, startThemeTrial, type ThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import { chooseThemes } from '../../../services/catalog/src/domain/admin-themes.ts';
import { forRole } from './mock-admin.ts';
import { found } from './mock-shop.ts';
import { THEMES } from './mock-themes.ts';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const LINT: ThemeLint = {
  findings: [
    {
      code: 'effect',
      severity: 'error',
      path: 'Names › glow behind the names',
      frame: 12,
      message: 'The effect “Glow” (ADBE Glo2) is not drawn.',
      advice: 'Pre-render it as an image, or use one of the effects that docs/themes.md lists.',
    },
    {
      code: 'field_too_long',
      severity: 'warning',
      path: 'fields.venue',
      message: '“Venue” takes 60 characters, but only 41 (Tamil) fit at a size that reads well.',
      advice: 'Make the box larger or lower max_length; longer texts are set smaller and reported to the designer.',
    },
    {
      code: 'unnamed_text',
      severity: 'note',
      path: 'Day › are getting married',
      frame: 160,
      message: 'This text is the same in every video.',
      advice: 'This is fine for text that belongs to the theme; otherwise name the layer “text:<field or template>”.',
    },
  ],
  fonts: [],
  texts: [{ field: 'venue', label: 'Venue', max_length: 60, fits: { Latin: 60, Devanagari: 55, Tamil: 41 } }],
};

const versionOf = (seed: string, change: Partial<AdminThemeVersion>): AdminThemeVersion => ({
  version: seed.padEnd(16, '0'),
  state: 'on_sale',
  title: '',
  added_at: ago(40),
  added_by: null,
  published_at: ago(40),
  scheduled_for: null,
  duration_seconds: 30,
  fields: 7,
  slots: 2,
  lint: null,
  stills: [],
  sample_url: null,
  second: null,
  package_url: '/mock/package.zip',
  waits_for: null,
  ...change,
});

/** Its stills are drawn, its sample is not. */
const SECOND: AdminThemeVersion['second'] = {
  layout: 'portrait',
  stills: ['Names', 'Day', 'Place'].map((scene) => ({ scene, url: '/api/theme-media/105/v1/second/thumbnail.jpg' })),
  sample_url: null,
};
const themes = new Map<number, AdminTheme>();
const packages = new Map<string, UploadedPackage>();
const trials = new Map<string, ThemeTrial>();

/** Every mock theme with two versions, one of them new; accepts packages and trials. */
export function serveThemesAdmin(): void {
  for (const [
    index,
    { id, title, category, pricing_id, priority, description, tags, sub_category, has_second_layout },
  ] of THEMES.entries()) {
    const picture = `/api/theme-media/${id}/1/thumbnail.jpg`;
    const stills = ['Names', 'Day', 'Place'].map((scene) => ({ scene, url: picture }));
    const look = {
      title,
      stills,
      ...(has_second_layout && { second: SECOND }),
      sample_url: `/api/theme-media/${id}/1/preview.mp4`,
    };
    const history = [versionOf('a1b2c3d4', look)];
    if (index === 0)
      history.unshift(
        versionOf('e5f60718', {
          ...look,
          state: 'new',
          published_at: null,
          added_by: 'admin@example.com',
          added_at: ago(0.1),
          lint: LINT,
          waits_for: 'errors',
        }),
      );
    if (index === 1) history.push(versionOf('0badcafe', { ...look, state: 'earlier', added_at: ago(90) }));
    const is_elite_version = false;
    themes.set(id, {
      id,
      title,
      category,
      category_slug: category.toLowerCase().replaceAll(' ', '-'),
      pricing_id,
      priority,
      state: index === 2 ? 'retired' : 'on_sale',
      current_version: 'a1b2c3d400000000',
      versions: history.length,
      scheduled_for: null,
      changed_at: ago(index),
      picture_url: picture,
      address: index === 2 ? null : `/video/wedding/${id}`,
      shelf: {},
      from_package: { title, description, sub_category, tags, priority, pricing_id, is_elite_version },
      history,
    });
  }
  forRole('admin', listThemes, ({ query }) => {
    const chosen = chooseThemes([...themes.values()], query).map((theme) => found(themes.get(theme.id)));
    return { themes: chosen, total: chosen.length, next_cursor: null };
  });
  forRole('admin', getTheme, ({ params }) => found(themes.get(Number(params.theme_id))));
  forRole('admin', retireTheme, ({ params }) => change(params.theme_id, { state: 'retired', address: null }));
  forRole('admin', editTheme, ({ params, body }) =>
    change(params.theme_id, { shelf: body, ...(body.title && { title: body.title }) }),
  );
  forRole('admin', publishThemeVersion, ({ params }) => {
    const theme = found(themes.get(Number(params.theme_id)));
    const history = theme.history.map((version) => ({
      ...version,
      state: version.version === params.version ? ('on_sale' as const) : ('earlier' as const),
      scheduled_for: null,
    }));
    return change(params.theme_id, { state: 'on_sale', current_version: params.version, history });
  });
  forRole('admin', scheduleThemeVersion, ({ params, body }) => {
    const theme = found(themes.get(Number(params.theme_id)));
    const history = theme.history.map((version) =>
      version.version === params.version
        ? { ...version, state: body.at === null ? ('earlier' as const) : ('scheduled' as const), scheduled_for: body.at }
        : version,
    );
    return change(params.theme_id, { scheduled_for: body.at, history });
  });
  forRole('admin', addThemeVersion, ({ body }) => {
    const uploaded = found(packages.get(body.package_id));
    const theme = found(themes.get(uploaded.manifest.id));
    const added = versionOf(uploaded.version, {
      state: 'new',
      title: theme.title,
      published_at: null,
      added_at: ago(0),
      waits_for: 'lint',
    });
    setTimeout(
      () =>
        Object.assign(added, { waits_for: null, lint: { findings: [], fonts: [], texts: [] }, stills: theme.history[0]?.stills }),
      2_500,
    );
    return change(theme.id, { history: [added, ...theme.history], versions: theme.versions + 1 });
  });
  forRole('admin', startThemeTrial, ({ body }) => {
    const { manifest } = found(packages.get(body.package_id));
    const trial: ThemeTrial = {
      id: randomUUID(),
      package_id: body.package_id,
      manifest,
      expires_at: ago(-1),
      lint: null,
      stills: { state: 'running', error: null, pictures: [] },
      film: null,
      second: manifest.second_layout ? { layout: 'portrait', stills: drawn(manifest), film: null } : null,
    };
    trials.set(trial.id, trial);
    setTimeout(() => Object.assign(trial, { lint: LINT, stills: drawn(manifest) }), 1_500);
    return trial;
  });
  forRole('admin', getThemeTrial, ({ params }) => found(trials.get(params.trial_id)));
  forRole('admin', playThemeTrial, ({ params }) => {
    const trial = found(trials.get(params.trial_id));
    const progress = { stage: 'draw', fraction: 0.4, seconds_left: 3 };
    Object.assign(trial, { film: { state: 'running', error: null, progress, url: null } });
    setTimeout(
      () =>
        Object.assign(trial, {
          film: { state: 'succeeded', error: null, progress: null, url: '/api/theme-media/101/1/preview.mp4' },
        }),
      2_500,
    );
    return trial;
  });
}

const drawn = ({ scenes }: ThemeManifest): ThemeTrial['stills'] => ({
  state: 'succeeded',
  error: null,
  pictures: scenes.map(({ name }) => ({ scene: name, url: '/api/theme-media/101/1/thumbnail.jpg' })),
});

function change(id: number, what: Partial<AdminTheme>): AdminTheme {
  const theme = { ...found(themes.get(Number(id))), ...what };
  themes.set(theme.id, theme);
  return theme;
}

/** Accepts any zip as a version of the first theme; refuses one whose first bytes say so. */
export async function takeThemePackage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let bytes = 0;
  let isZip = false;
  for await (const chunk of request) {
    if (bytes === 0) isZip = (chunk as Buffer).subarray(0, 2).toString() === 'PK';
    bytes += (chunk as Buffer).length;
  }
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (!isZip) {
    const errors = [{ field: 'package', message: 'the file is not a zip, or is broken' }];
    return answer(422, {
      type: 'about:blank',
      title: 'No',
      status: 422,
      code: 'package_invalid',
      detail: 'The package is not valid.',
      errors,
    });
  }
  const [theme] = THEMES;
  if (!theme) throw new Error('the stand-in has no themes');
  const manifest = {
    ...theme,
    format: 1,
    scenes: ['Names', 'Day'].map((name) => ({ name, first_frame: 0, last_frame: 1, still_frame: 0 })),
    slots: [],
  } as unknown as ThemeManifest;
  const uploaded = { id: randomUUID(), version: 'feedbeef00000000', size_bytes: bytes, manifest, known_as: theme.title };
  packages.set(uploaded.id, uploaded);
  return answer(201, uploaded);
}
