import css from './loose-marks.module.css';

/** What drawing has found in a field's words: hints, since the customer decides. */
export function StillHints({ hints }: { hints: readonly string[] | undefined }) {
  return (
    <div role="status">
      {hints?.map((hint) => (
        <p key={hint} className={css.loose}>
          {hint}
        </p>
      ))}
    </div>
  );
}
