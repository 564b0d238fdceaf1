import { type Static, Type } from 'typebox';
import { defineOperation } from '../shared/operation.ts';

const Count = Type.Integer({ minimum: 0 });

export const ThemesWaiting = Type.Object({
  /** Themes whose newest version was never on sale and has no time at which it will be. */
  unpublished: Count,
  /** Themes with a version that goes on sale at a time. */
  scheduled: Count,
});
export type ThemesWaiting = Static<typeof ThemesWaiting>;

export const countThemesWaiting = defineOperation({
  name: 'countThemesWaiting',
  method: 'GET',
  path: '/api/admin/waiting/themes',
  access: 'admin',
  summary: 'How many themes have a version that waits to go on sale',
  answer: ThemesWaiting,
});
