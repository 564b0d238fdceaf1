import { badRequest } from '@nimantran/kit/http/problem';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';

/** Text that people read, tidied. @throws HttpProblem 400 where nothing is left, or what is left has a control character */
export function tidyWords(words: string, field: string): string {
  const tidy = tidyText(words);
  const fault = textFault(tidy, 'lines');
  if (fault === undefined) return tidy;
  const detail = tidy === '' ? 'Enter a short text.' : `${field} ${fault}.`;
  throw badRequest('invalid_request', detail, [{ field, message: fault }]);
}
