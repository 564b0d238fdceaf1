/** The scripts of invitations, by ISO 15924 code, and the layout rules of each. */
export interface ScriptFacts {
  code: string;
  pattern: RegExp;
  /** Smallest distance between baselines, in font sizes; null leaves it to the designer. */
  lineHeight: number | null;
  /** Letters join by a headline or a stroke, so space between them would tear them apart. */
  joined: boolean;
}

export const SCRIPTS: ScriptFacts[] = [
  { code: 'Latn', pattern: /\p{Script=Latin}/u, lineHeight: null, joined: false },
  { code: 'Deva', pattern: /\p{Script=Devanagari}/u, lineHeight: 1.45, joined: true },
  { code: 'Gujr', pattern: /\p{Script=Gujarati}/u, lineHeight: 1.45, joined: false },
  { code: 'Taml', pattern: /\p{Script=Tamil}/u, lineHeight: 1.45, joined: false },
  { code: 'Telu', pattern: /\p{Script=Telugu}/u, lineHeight: 1.45, joined: false },
  { code: 'Beng', pattern: /\p{Script=Bengali}/u, lineHeight: 1.45, joined: true },
  { code: 'Guru', pattern: /\p{Script=Gurmukhi}/u, lineHeight: 1.45, joined: true },
  { code: 'Arab', pattern: /\p{Script=Arabic}/u, lineHeight: 1.9, joined: true },
  { code: 'Knda', pattern: /\p{Script=Kannada}/u, lineHeight: 1.45, joined: false },
  { code: 'Mlym', pattern: /\p{Script=Malayalam}/u, lineHeight: 1.45, joined: false },
  { code: 'Orya', pattern: /\p{Script=Oriya}/u, lineHeight: 1.45, joined: false },
  { code: 'Sinh', pattern: /\p{Script=Sinhala}/u, lineHeight: 1.45, joined: false },
  { code: 'Olck', pattern: /\p{Script=Ol_Chiki}/u, lineHeight: null, joined: false },
  { code: 'Mtei', pattern: /\p{Script=Meetei_Mayek}/u, lineHeight: 1.45, joined: false },
  { code: 'Grek', pattern: /\p{Script=Greek}/u, lineHeight: null, joined: false },
  { code: 'Cyrl', pattern: /\p{Script=Cyrillic}/u, lineHeight: null, joined: false },
  { code: 'Hebr', pattern: /\p{Script=Hebrew}/u, lineHeight: null, joined: false },
];

/** The script of a piece of text by its first letter, or undefined for signs, digits and spaces common to all scripts. */
export function scriptOf(text: string): string | undefined {
  for (const character of text) {
    const found = SCRIPTS.find((script) => script.pattern.test(character));
    if (found) return found.code;
    if (/\p{L}/u.test(character)) return 'Zyyy';
  }
  return undefined;
}

export function factsOf(code: string): ScriptFacts | undefined {
  return SCRIPTS.find((script) => script.code === code);
}
