import { fieldFault } from '@nimantran/proto/domain/field-text';
import type { Video } from '@nimantran/proto/domain/theme';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { customisationOf } from './order-body.ts';

type Theme = Parameters<typeof customisationOf>[0];

/**
 * What a still is drawn from: the draft, with the theme's samples for required fields that are still empty, as a template
 * without one of its names shows nothing. Undefined while a field holds what cannot be drawn: the last picture stays.
 */
export function liveWordsOf(theme: Theme & Pick<Video, 'fields'>, draft: Draft) {
  const { details, photos, bride_first, layout, palette } = customisationOf(theme, draft);
  const isFaulty = theme.fields.some((field) => fieldFault({ ...field, required: false }, draft.details[field.key] ?? ''));
  if (isFaulty) return undefined;
  const samples = theme.fields.filter(({ key, required }) => required && details[key] === undefined);
  return {
    details: { ...details, ...Object.fromEntries(samples.map(({ key, sample }) => [key, sample])) },
    photos,
    bride_first,
    ...(layout && { layout }),
    ...(palette && { palette }),
    /** Fields that show the theme's sample. */
    sampleFields: samples.map(({ key }) => key),
  };
}
