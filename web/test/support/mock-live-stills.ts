import { videoIn } from '@nimantran/proto/domain/layout';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { drawLiveStill, type LiveStill, type WantedScene } from '@nimantran/proto/http/studio/live-stills';
import { on } from './mock-routes.ts';
import { THEMES } from './mock-themes.ts';

const SCENES = ['Names', 'Details', 'Blessings'];
const MOST_LETTERS = 30;

export function serveLiveStills(): void {
  on(drawLiveStill, ({ body }) => sceneStill(body));
}

type Wanted = Pick<BodyOf<typeof drawLiveStill>, 'theme_id' | 'details' | 'photos' | 'layout' | 'palette' | 'scene'>;

/** A drawing that names its words; texts beyond thirty letters do not fit. */
export function sceneStill(body: Wanted): LiveStill {
  const theme = THEMES.find(({ id }) => id === body.theme_id);
  const fields = theme?.fields.map(({ key }) => key) ?? [];
  const scene = sceneOf(body.scene, fields);
  const isUpright = theme !== undefined && videoIn(theme, body.layout).portrait_orientation;
  const [width, height] = isUpright ? [360, 640] : [640, 360];
  const ground = theme?.palettes?.find(({ key }) => key === body.palette)?.swatch[0] ?? '#4a1237';
  const words = Object.values(body.details).join(' · ').replaceAll(/[<&]/g, '+');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><text x="20" y="180" fill="#fff" font-size="20">${SCENES[scene]}: ${words}</text></svg>`;
  return {
    picture: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    ...{ width, height, scene, scenes: SCENES },
    sample_slots: scene === 0 ? (theme?.images ?? []).map(({ key }) => key).filter((key) => !(key in body.photos)) : [],
    findings: Object.entries(body.details)
      .filter(([key, text]) => text.length > MOST_LETTERS && sceneOf({ field: key }, fields) === scene)
      .map(([field]) => ({ code: 'text_overflow', severity: 'error', field, message: 'It does not fit its place.' })),
  };
}

function sceneOf(wanted: WantedScene, fields: readonly string[]): number {
  if ('index' in wanted) return Math.min(wanted.index, SCENES.length - 1);
  return 'field' in wanted && fields.indexOf(wanted.field) > 1 ? 1 : 0;
}
