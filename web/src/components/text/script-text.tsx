import { runsOf } from '../../lib/text/script-runs.ts';

/** Somebody's own words: each script says its language, so that a voice that can read it does. */
export function ScriptText({ children }: { children: string }) {
  return runsOf(children).map(({ text, lang }, index) =>
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
