import { type Static, Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

const Count = Type.Integer({ minimum: 0 });

export const StudioWaiting = Type.Object({
  /** Jobs that wait for a designer. */
  queued: Count,
  /** Jobs that the caller has, or was handed. */
  mine: Count,
  jobs_failed: Count,
  /** Failed renders that a person must see to. */
  renders_failed: Count,
  /** For admins alone; null for others. */
  admin: Type.Union([
    Type.Object({
      batches_running: Count,
      /** Batches at an end that have failed rows, while their videos are kept. */
      batches_failed: Count,
      /** The caller's own package under trial. */
      trials: Count,
    }),
    Type.Null(),
  ]),
});
export type StudioWaiting = Static<typeof StudioWaiting>;

export const countStudioWaiting = defineOperation({
  name: 'countStudioWaiting',
  method: 'GET',
  path: '/api/studio/waiting',
  access: 'designer',
  summary: 'How many jobs, renders and batches wait for the caller',
  answer: StudioWaiting,
});
