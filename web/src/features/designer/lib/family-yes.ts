import { tidyText } from '@nimantran/proto/domain/written-text';
import type { listYeses } from '@nimantran/proto/http/orders/reviews';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import type { StudioJob } from '@nimantran/proto/http/studio/jobs';

type Words = Pick<StudioJob['customisation'], 'details' | 'bride_first'>;

/** Those who said yes to exactly the words of a job; those who said it to other words, if nobody has since. */
export function yesOf(
  { words, names, earlier_names }: AnswerOf<typeof listYeses>,
  { customisation, theme }: Pick<StudioJob, 'customisation'> & { theme: Pick<StudioJob['theme'], 'version'> },
): { isToTheseWords: boolean; names: string[] } | undefined {
  const isSame = words !== null && words.theme_version === theme.version && textOf(words) === textOf(customisation);
  if (isSame && names.length > 0) return { isToTheseWords: true, names };
  const others = isSame ? earlier_names : [...names, ...earlier_names];
  return others.length > 0 ? { isToTheseWords: false, names: others } : undefined;
}

function textOf({ details, bride_first }: Words): string {
  const filled = Object.entries(details).flatMap(([key, words]) => (tidyText(words) === '' ? [] : [[key, tidyText(words)]]));
  return JSON.stringify([bride_first, filled.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))]);
}
