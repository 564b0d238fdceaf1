import { Type } from 'typebox';
import { RenderedKey, RenderResult, SegmentKey } from '../../jobs/render.ts';
import { defineOperation } from '../shared/operation.ts';

const Attempt = Type.Object({ id: Type.String({ format: 'uuid' }), attempt: Type.Integer({ minimum: 1 }) });

/** 409 `stale_attempt` if a newer attempt or an end is known: the worker stops. */
export const startRender = defineOperation({
  name: 'startRender',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/started',
  access: 'service',
  summary: 'Reports that a worker began an attempt; beginning again counts as another try',
  params: Attempt,
  body: Type.Object({ worker: Type.String({ maxLength: 120 }) }),
});

/**
 * The segments of the attempt, reported before the first is written, so that a purge finds them whatever happens to the worker.
 * 409 `stale_attempt` as above.
 */
export const keepSegments = defineOperation({
  name: 'keepSegments',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/segments',
  access: 'service',
  summary: 'The segments that an attempt uses or is about to write',
  params: Attempt,
  body: Type.Object({
    segments: Type.Array(
      Type.Object({
        object_key: SegmentKey,
        /** Shows texts or photos of a customer. */
        personal: Type.Boolean(),
      }),
      { maxItems: 400 },
    ),
  }),
});

/**
 * Videos and stills, reported before the first is written, as with segments. 409 `stale_attempt` means that nothing may be
 * written.
 */
export const keepFiles = defineOperation({
  name: 'keepFiles',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/files',
  access: 'service',
  summary: 'The videos and stills that an attempt is about to write',
  params: Attempt,
  body: Type.Object({ object_keys: Type.Array(RenderedKey, { minItems: 1, maxItems: 40 }) }),
});

/**
 * Called every half second while an attempt runs: 409 `stale_attempt` if it is no longer needed, and the worker stops
 * immediately.
 */
export const checkRender = defineOperation({
  name: 'checkRender',
  method: 'GET',
  path: '/internal/renders/{id}/{attempt}',
  access: 'service',
  summary: 'Whether an attempt is still wanted',
  params: Attempt,
});

export const reportRender = defineOperation({
  name: 'reportRender',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/result',
  access: 'service',
  summary: 'The result of an attempt; only a 2xx completes the queue job; 409 `stale_attempt` for an older attempt',
  params: Attempt,
  body: RenderResult,
});
