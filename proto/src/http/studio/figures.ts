import { type Static, Type } from 'typebox';
import { FigureSpan } from '../orders/figures.ts';
import { defineOperation } from '../shared/operation.ts';

const Count = Type.Integer({ minimum: 0 });

export const StudioFigures = Type.Object({
  /** Jobs in each non-final state; ages count from when a job entered its state. */
  queues: Type.Array(
    Type.Object({
      state: Type.Enum(['drafting', 'queued', 'claimed', 'rendering', 'on_hold', 'failed']),
      jobs: Count,
      oldest_seconds: Type.Union([Count, Type.Null()]),
      median_seconds: Type.Union([Count, Type.Null()]),
    }),
  ),
  /** Each day of the period in Asia/Kolkata, oldest first; the last is today. */
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      delivered: Count,
      /** How many of these were late. */
      late: Count,
      /** Renders that were given up. */
      failed: Count,
    }),
  ),
  /** Drafts of the period, each version of a job counted once, and those whose film somebody asked for. */
  drafts: Type.Object({ drawn: Count, films: Count }),
});
export type StudioFigures = Static<typeof StudioFigures>;

export const getStudioFigures = defineOperation({
  name: 'getStudioFigures',
  method: 'GET',
  path: '/api/admin/figures/studio',
  access: 'admin',
  summary: 'How long work waits, and how much was delivered or failed, by day',
  query: Type.Object({ days: FigureSpan }),
  answer: StudioFigures,
});
