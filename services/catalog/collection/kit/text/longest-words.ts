import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';

/** Text for filling a field, by script: real names and phrases, so that lines break realistically. */
const WORDS: Readonly<Record<string, string>> = {
  latin: 'Venkatanarasimharajuvaripeta Lakshmi Padmavathi Chattopadhyay & Krishnamurthy Subramaniam Ramachandran Balasubramanian',
  devanagari: 'श्रीमती सर्वेश्वरी त्रिपाठी एवं श्री विश्वम्भरनाथ चक्रवर्ती उपाध्याय के सुपुत्र चिरंजीव ज्योतिरादित्य तथा ऋत्विक्',
  tamil: 'திருமதி மீனாட்சி சுந்தரேஸ்வரர் மற்றும் திரு வெங்கடசுப்பிரமணியன் கிருஷ்ணமூர்த்தி அவர்களின் செல்வன்',
};

/** Scripts with a longest text. */
export const SCRIPTS = Object.keys(WORDS);

/** For every text field the longest text that the form allows; dates and times stay as in the sample. */
export function longestWords(manifest: ThemeManifest, script: string): Record<string, string> {
  const words = WORDS[script];
  if (words === undefined) throw new Error(`There are no words in "${script}"; there are ${SCRIPTS.join(', ')}.`);
  return Object.fromEntries(
    manifest.fields.map((field) => {
      if (field.kind === 'date' || field.kind === 'time' || field.max_length < 8) return [field.key, field.sample];
      return [field.key, words.slice(0, field.max_length).trim()];
    }),
  );
}
