/** Words as they are kept: in Unicode's composed form, with \n at the ends of lines, without blanks around them. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** What is wrong with tidied words, if anything. Only `lines` may have line breaks and tabs. */
export function textFault(text: string, kind: 'line' | 'lines'): string | undefined {
  if (text === '') return 'is required';
  const visible = kind === 'lines' ? text.replace(/[\n\t]/g, '') : text;
  return /\p{Cc}/u.test(visible) ? 'has a control character' : undefined;
}
