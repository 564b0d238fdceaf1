import { runsOf } from '../../lib/text/script-runs.ts';

/** Text typed by a person: each script is marked with its language, so that a matching voice reads it. */
export function ScriptText({ children, language }: { children: string; language?: string | undefined }) {
  return runsOf(children, language).map(({ text, lang }, index) =>
    lang === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
      <span key={index} lang={lang}>
        {text}
      </span>
    ),
  );
}
