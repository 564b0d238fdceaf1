import { badRequest } from '@nimantran/kit/http/problem';

/** Words that people read: trimmed, in Unicode's composed form. @throws HttpProblem 400 where nothing is left */
export function tidyWords(words: string, field: string): string {
  const tidy = words.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  if (tidy !== '') return tidy;
  throw badRequest('invalid_request', 'Write a few words.', [{ field, message: 'is required' }]);
}
