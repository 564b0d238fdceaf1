/** Indian scripts and the language whose voice reads each best; a name alone does not reveal its language more precisely. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Arabic}/u, 'ur'],
];
const OWN_SCRIPT = /\p{L}/u;

export interface Run {
  text: string;
  /** Undefined if the text is in the page's own script. */
  lang: string | undefined;
}

/** Languages that share the script of another one in the table. */
const SHARED: Readonly<Record<string, string>> = { mr: 'hi' };

/** Splits text where its script changes; punctuation and spaces belong to the run before them. `language`: that of the text, if it is known. */
export function runsOf(text: string, language?: string): Run[] {
  const scriptOf = language && (SHARED[language] ?? language);
  const runs: Run[] = [];
  for (const sign of text) {
    const found = SCRIPTS.find(([script]) => script.test(sign));
    const lang = found && (found[1] === scriptOf ? language : found[1]);
    const last = runs.at(-1);
    const isLetter = found !== undefined || OWN_SCRIPT.test(sign);
    if (last && (!isLetter || last.lang === lang)) last.text += sign;
    else runs.push({ text: sign, lang });
  }
  return runs;
}

/** The language of a text entirely in one of these scripts, for the field it is typed into. */
export function langOf(text: string): string | undefined {
  const [first, ...others] = runsOf(text.trim());
  return others.length === 0 ? first?.lang : undefined;
}
