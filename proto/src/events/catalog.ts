import { Type } from 'typebox';
import { defineEvent } from './envelope.ts';

export const themePublished = defineEvent({
  type: 'catalog.theme.published',
  version: 1,
  data: Type.Object({ theme_id: Type.Integer(), theme_version: Type.String(), package_key: Type.String(), title: Type.String() }),
});
/** A version not on sale yet: it has to be linted, and its stills and sample have to be made. */
export const themeVersionAdded = defineEvent({
  type: 'catalog.theme.version_added',
  version: 1,
  data: themePublished.data,
});
export const themeRetired = defineEvent({
  type: 'catalog.theme.retired',
  version: 1,
  data: Type.Object({ theme_id: Type.Integer() }),
});
/** A theme's sample is ready: the shop shows the theme differently although its version is the same. */
export const themeChanged = defineEvent({
  type: 'catalog.theme.changed',
  version: 1,
  data: Type.Object({ theme_id: Type.Integer() }),
});
