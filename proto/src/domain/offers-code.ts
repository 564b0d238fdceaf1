import type { ThemeField } from './theme.ts';

/** Whether a code of the invitation page is offered for a theme: a greeting that asks for no day has nobody to answer it. */
export const offersCode = (fields: readonly Pick<ThemeField, 'kind'>[]): boolean => fields.some(({ kind }) => kind === 'date');
