import type { drawStill } from '@nimantran/proto/http/render/draw-still';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { type Static, Type } from 'typebox';

export type StillWords = BodyOf<typeof drawStill>;

/** The task of a process; the files are on its disk already. */
export interface StillTask {
  id: number;
  packageDir: string;
  words: Pick<StillWords, 'theme' | 'details' | 'bride_first' | 'layout' | 'palette' | 'scene' | 'width' | 'shop_name'>;
  /** Slot key → file and crop. */
  photos: Record<string, { path: string; crop?: StillWords['photos'][string]['crop'] }>;
  now: string;
  /** The heap above which opened packages are let go. */
  heapBytes: number;
}

/** Validated: the process reads files that others made. */
export const StillMessage = Type.Union([
  Type.Object({ kind: Type.Literal('drawn'), id: Type.Integer(), still: LiveStill }),
  Type.Object({ kind: Type.Literal('failed'), id: Type.Integer(), permanent: Type.Boolean(), code: Type.String() }),
]);
export type StillMessage = Static<typeof StillMessage>;
