import { route } from '@nimantran/kit/http/route';
import { manifestIn } from '@nimantran/proto/domain/look';
import { drawStill } from '@nimantran/proto/http/render/draw-still';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { FastifyInstance } from 'fastify';
import type { Manifests } from './manifests.ts';
import type { StandInVideos, VideoSize } from './stand-in-videos.ts';

/** The worker's live role. */
export function serveLiveStills(app: FastifyInstance, manifests: Manifests, videos: StandInVideos): void {
  route(app, drawStill, async ({ body }) => {
    const whole = await manifests.get(body.theme.package_key);
    return greyStill(manifestIn(whole, body) ?? whole, body, videos);
  });
}

/** A grey picture, of the width and the scene that are wanted. */
export function greyStill(
  { width, height, scenes }: VideoSize & { scenes: readonly { name: string }[] },
  wanted: Pick<BodyOf<typeof drawStill>, 'width' | 'scene'>,
  videos: StandInVideos,
): LiveStill {
  const even = (value: number): number => Math.round(value / 2) * 2;
  const size = { width: even(wanted.width), height: even((wanted.width * height) / width) };
  return {
    picture: `data:image/webp;base64,${videos.picture(size).toString('base64')}`,
    ...size,
    scene: 'index' in wanted.scene ? Math.min(wanted.scene.index, scenes.length - 1) : 0,
    scenes: scenes.map(({ name }) => name),
    sample_slots: [],
    findings: [],
  };
}
