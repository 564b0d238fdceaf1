import css from './loose-marks.module.css';

/** The findings of drawing about a field's words: hints, since the customer decides. */
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
